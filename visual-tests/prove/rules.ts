/** All of axe's rules that hold for every theme, direction and width; only a screen is a page of its own. */
import axe, { type NodeResult, type Result } from 'axe-core';
import { colourRules } from '../axe.ts';
import { outsideStory } from '../outside.ts';

/**
 * Seven to one is held by the tokens of the high contrast theme, and asked of no other. The experimental rule on the
 * order of focus takes the rows of a grid, which hold the focus by its pattern, for things that do nothing.
 */
const unasked = ['color-contrast-enhanced', 'focus-order-semantics'];

/** These read boxes. A direction turns the boxes round and leaves the elements as they are. */
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

/** Why axe could not say: the colour behind a text is a picture, for one. */
function reasonOf({ any, all, none }: NodeResult): string {
  const data: unknown = [...any, ...all, ...none][0]?.data;
  const isReported = typeof data === 'object' && data !== null && 'messageKey' in data;
  return isReported && typeof data.messageKey === 'string' ? ` (${data.messageKey})` : '';
}

/** What axe says of the page as it is now. */
export interface Judgement {
  /** The violations, a sentence each. */
  readonly faults: readonly string[];
  /** Rule and reason of each element that it leaves to people. */
  readonly unjudged: readonly string[];
}

/** Every rule, those that a direction can break, or those that a theme can break. */
export type Scope = 'all' | 'boxes' | 'colours';

const rulesOf = (scope: Scope, isScreen: boolean) =>
  ({
    all: everyRule.filter((id) => isScreen || id !== 'region'),
    boxes: [...ofBoxes, ...colourRules],
    colours: colourRules,
  })[scope];

/** Asks axe about the page. @param isScreen Is all of it looked at, as a page of its own? */
export async function judged(scope: Scope, isScreen: boolean): Promise<Judgement> {
  axe.reset();
  const { violations, incomplete } = await axe.run(
    {
      // Rules on landmarks and headings of a page run only where all of the page is looked at.
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
    unjudged: incomplete.flatMap(({ id, nodes }) => nodes.map((node) => id + reasonOf(node))),
  };
}
