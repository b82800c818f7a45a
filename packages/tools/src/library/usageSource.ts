/** Who tells how a component is moved through and heard; it also runs in the page, so it knows no compiler. */
import type { Component } from './components.ts';

/** The two things that a page tells of a component's use by ear and keyboard. */
export type UsageTopic = 'keyboard' | 'announced';

/** Where a telling comes from: the component's specification, or what its stories compare. */
export type UsageSource = 'spec' | 'stories';

/** Of each telling for itself: the specification has the word, then the stories; nothing where neither knows. */
export function usageSourceOf(
  telling: UsageTopic,
  { spec, announcements }: Pick<Component, 'spec' | 'announcements'>,
): UsageSource | undefined {
  if (spec && spec[telling].length > 0) return 'spec';
  if (!announcements) return undefined;
  const proven =
    telling === 'keyboard'
      ? [...announcements.stops, ...announcements.moves]
      : announcements.phrases;
  return proven.length > 0 ? 'stories' : undefined;
}
