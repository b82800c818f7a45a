/**
 * Where the keyboard and screen reader parts of a docs page come from; also runs in the browser, so it does not import
 * the compiler.
 */
import type { Component } from './components.ts';

/** The two accessibility parts of a docs page. */
export type UsageTopic = 'keyboard' | 'announced';

/** The source of a part: the component's specification, or what its stories compare. */
export type UsageSource = 'spec' | 'stories';

/** Decided for each part: the specification wins, then the stories; undefined where neither has it. */
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
