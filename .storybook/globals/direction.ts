import { useSyncExternalStore } from 'react';

/** The two ways to read. */
export type Direction = 'ltr' | 'rtl';

let forced: Direction | null = null;
const listeners = new Set<() => void>();

/**
 * Turns the story that stands on the page, as the toolbar would. Tests look at it from both sides and mount it once.
 * @param direction Null for what the toolbar says.
 */
export function forceDirection(direction: Direction | null): void {
  forced = direction;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What the page was turned to, or null. */
export const useForcedDirection = (): Direction | null =>
  useSyncExternalStore(listen, () => forced);
