/** Axe's rules of colour over what is on the page. */
import axe, { type Result } from 'axe-core';
import { outsideStory } from './outside.ts';

/**
 * The rules that read the drawn colours. A theme is colours alone (`themes.ts`), so that no other rule can find
 * something new in another theme than the one that a story was played and judged in.
 */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const violationText = ({ id, help, nodes }: Result) =>
  [`${id}: ${help}`, ...nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`)].join(
    '\n',
  );

/** Colours on the page that can't be told apart, each as the sentences that axe says of it; empty where there is none. */
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
