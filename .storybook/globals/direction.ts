import { useSyncExternalStore } from 'react';

/** The two reading directions. */
export type Direction = 'ltr' | 'rtl';

let forced: Direction | null = null;
const listeners = new Set<() => void>();

/**
 * Turns the mounted story, as the toolbar would. Tests look at it in both directions and mount it once.
 * @param direction Null for the toolbar's own.
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

/** The forced direction of the page, or null. */
export const useForcedDirection = (): Direction | null =>
  useSyncExternalStore(listen, () => forced);
