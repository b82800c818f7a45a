/** Which tags are assigned and which can be added. */
import type { Tag } from '@hangtag/contract/wire/tag';

/** The running action on one tag. */
export type TagWork = 'adding' | 'removing';

/** The assigned tags in their order, with those being added last. */
export function shownTags(
  chosen: readonly Tag[],
  available: readonly Tag[],
  work: ReadonlyMap<number, TagWork>,
): readonly Tag[] {
  const isChosen = new Set(chosen.map(({ id }) => id));
  const coming = available.filter(({ id }) => work.get(id) === 'adding' && !isChosen.has(id));
  return [...chosen, ...coming];
}

/** The tags that can still be added, in their order. */
export function addableTags(shown: readonly Tag[], available: readonly Tag[]): readonly Tag[] {
  const isShown = new Set(shown.map(({ id }) => id));
  return available.filter(({ id }) => !isShown.has(id));
}
