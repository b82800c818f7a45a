/** Which tags stand where. */
import type { Tag } from '@hangtag/contract/wire/tag';

/** What is being done with one tag. */
export type TagWork = 'adding' | 'removing';

/** The chosen tags in the order they came in, with those on their way last. */
export function shownTags(
  chosen: readonly Tag[],
  available: readonly Tag[],
  work: ReadonlyMap<number, TagWork>,
): readonly Tag[] {
  const isChosen = new Set(chosen.map(({ id }) => id));
  const coming = available.filter(({ id }) => work.get(id) === 'adding' && !isChosen.has(id));
  return [...chosen, ...coming];
}

/** The tags that may still be added, in the order they came in. */
export function addableTags(shown: readonly Tag[], available: readonly Tag[]): readonly Tag[] {
  const isShown = new Set(shown.map(({ id }) => id));
  return available.filter(({ id }) => !isShown.has(id));
}
