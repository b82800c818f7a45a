/** Axe over what is on the page, by the rules that Storybook's panel applies. */
import axe, { type ContextObject, type Result } from 'axe-core';
import { a11y } from '../.storybook/a11y.ts';

const outside = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

const told = ({ id, help, nodes }: Result) =>
  [`${id}: ${help}`, ...nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`)].join(
    '\n',
  );

/** The violations on the page, each as the sentences that axe says of it; empty where there is none. */
export async function violations(): Promise<string[]> {
  const { exclude } = a11y.context as { exclude: string[] };
  const context: ContextObject = {
    include: [['body']],
    exclude: [...outside, ...exclude].map((at) => [at]),
  };
  axe.reset();
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])] });
  const results = await axe.run(context, { resultTypes: ['violations'] });
  return results.violations.map(told);
}
