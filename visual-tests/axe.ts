/** Axe over what is on the page. */
import axe, { type Result, type RunOptions } from 'axe-core';
import { a11y } from '../.storybook/a11y.ts';
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

async function run(options: RunOptions): Promise<string[]> {
  const context = { include: [['body']], exclude: [[outsideStory]] };
  const { violations } = await axe.run(context, {
    ...options,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(violationText);
}

/** Colours on the page that can't be told apart, each as the sentences that axe says of it; empty where there is none. */
export function colourViolations(): Promise<string[]> {
  axe.reset();
  return run({ runOnly: { type: 'rule', values: colourRules } });
}

/** What any rule finds on the page, by the rules that Storybook's addon judges a story by. */
export function violations(): Promise<string[]> {
  axe.reset();
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])] });
  return run({});
}
