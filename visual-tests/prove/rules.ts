/** All of axe's rules that hold for every theme, direction and width; only a screen is a page of its own. */
import axe, { type Result } from 'axe-core';

/**
 * Seven to one is held by the tokens of the high contrast theme, and asked of no other. The experimental rule on the
 * order of focus takes the rows of a grid, which hold the focus by its pattern, for things that do nothing.
 */
const unasked = ['color-contrast-enhanced', 'focus-order-semantics'];

/** These read the drawn colours; no other rule can find something new in another theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** These read boxes. A direction turns the boxes round and leaves the elements as they are. */
const ofBoxes = ['target-size', 'scrollable-region-focusable'];

const everyRule = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)
  .filter((id) => !unasked.includes(id));

const outside = [
  '.sb-wrapper',
  '#storybook-docs',
  '#storybook-highlights-root',
  '[data-live-announcer]',
];

const told = ({ id, nodes }: Result) =>
  nodes.map(
    (node) =>
      `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.none[0]?.message ?? node.all[0]?.message ?? ''}`,
  );

/** Every rule, those that a direction can break, or those that a theme can break. */
export type Scope = 'all' | 'boxes' | 'colours';

const rulesOf = (scope: Scope, isScreen: boolean) =>
  ({
    all: everyRule.filter((id) => isScreen || id !== 'region'),
    boxes: [...ofBoxes, ...ofColours],
    colours: ofColours,
  })[scope];

/** What axe says of the page as it is now. */
export async function judged(scope: Scope, isScreen: boolean): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(
    {
      // Rules on landmarks and headings of a page run only where all of the page is looked at.
      include: [[isScreen ? 'html' : 'body']],
      exclude: outside.map((at) => [at]),
    },
    {
      runOnly: {
        type: 'rule',
        values: rulesOf(scope, isScreen),
      },
      resultTypes: ['violations'],
      preload: false,
    },
  );
  return violations.flatMap(told);
}
