/** All of axe's rules for every theme, direction and width; only a screen is checked as a page. */
import axe, { type NodeResult, type Result } from 'axe-core';
import { colourRules } from '../axe.ts';
import { outsideStory } from '../outsideStorySelector.ts';

/**
 * The tokens of the high contrast theme guarantee seven to one, which no other theme requires. The experimental rule on
 * the
 * order of focus mistakes the rows of a grid, which hold focus by its pattern, for inert elements.
 */
const unasked = ['color-contrast-enhanced', 'focus-order-semantics'];

/** These rules read boxes. A direction mirrors boxes and leaves the elements unchanged. */
const ofBoxes = ['target-size', 'scrollable-region-focusable'];

const everyRule = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)
  .filter((id) => !unasked.includes(id));

const violationText = ({ id, nodes }: Result) =>
  nodes.map(
    (node) =>
      `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.none[0]?.message ?? node.all[0]?.message ?? ''}`,
  );

/** Why axe could not decide: for example, a picture behind a text. */
function reasonOf({ any, all, none }: NodeResult): string {
  const data: unknown = [...any, ...all, ...none][0]?.data;
  const isReported = typeof data === 'object' && data !== null && 'messageKey' in data;
  return isReported && typeof data.messageKey === 'string' ? ` (${data.messageKey})` : '';
}

/** Axe's result for the current page. */
export interface AxeResult {
  /** The violations, a sentence each. */
  readonly faults: readonly string[];
  /** Rule and reason of each element that it leaves to people. */
  readonly undecided: readonly string[];
}

/** All rules, those that a direction can break, or those that a theme can break. */
export type Scope = 'all' | 'boxes' | 'colours';

const rulesOf = (scope: Scope, isScreen: boolean) =>
  ({
    all: everyRule.filter((id) => isScreen || id !== 'region'),
    boxes: [...ofBoxes, ...colourRules],
    colours: colourRules,
  })[scope];

/** Runs axe on the page. @param isScreen Whether to check it as a whole page. */
export async function runAxe(scope: Scope, isScreen: boolean): Promise<AxeResult> {
  axe.reset();
  const { violations, incomplete } = await axe.run(
    {
      // Rules on landmarks and headings run only on a whole page.
      include: [[isScreen ? 'html' : 'body']],
      exclude: [[outsideStory]],
    },
    {
      runOnly: {
        type: 'rule',
        values: rulesOf(scope, isScreen),
      },
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    },
  );
  return {
    faults: violations.flatMap(violationText),
    undecided: incomplete.flatMap(({ id, nodes }) => nodes.map((node) => id + reasonOf(node))),
  };
}
