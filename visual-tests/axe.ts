/** Axe's colour rules for the current page. */
import axe, { type Result } from 'axe-core';
import { outsideStory } from './outsideStorySelector.ts';

/**
 * The rules that read rendered colours. A theme is colours alone (`themes.ts`), so no other rule can find
 * anything new in another theme.
 */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const violationText = ({ id, help, nodes }: Result) =>
  [`${id}: ${help}`, ...nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`)].join(
    '\n',
  );

/** Indistinguishable colours on the page, each as axe's sentences; empty where there is none. */
export async function colourViolations(): Promise<string[]> {
  const context = { include: [['body']], exclude: [[outsideStory]] };
  axe.reset();
  const { violations } = await axe.run(context, {
    runOnly: { type: 'rule', values: colourRules },
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(violationText);
}
