import { useMemo, useState } from 'react';

/** Items that are built at once: the thousand files that the gallery offers at most, with those being uploaded. */
const BATCH = 1200;

/**
 * The first items of a long list, and what asks for the next ones: a virtual list builds every item that it has, also
 * those that it does not draw.
 * @param onLoadMore Reads items that are not there yet; called when all others are built.
 */
export function useBatches<T>(
  items: readonly T[],
  onLoadMore: (() => void) | undefined,
): { readonly built: readonly T[]; readonly onMore: (() => void) | undefined } {
  const [most, setMost] = useState(BATCH);
  const built = useMemo(() => (items.length > most ? items.slice(0, most) : items), [items, most]);
  return { built, onMore: built === items ? onLoadMore : () => setMost(most + BATCH) };
}
