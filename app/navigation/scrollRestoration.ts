/** Restores a page's scroll position, which browsers do only for pages that render immediately. */

/** Milliseconds for which restoring is retried while the page grows. */
const RESTORE_TIMEOUT = 2000;

const positions = new Map<string, number>();
let key = keyOf(globalThis.history?.state);
let frame = 0;

function keyOf(state: unknown): string {
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state;
  return isKeyed ? String(state.key) : 'first';
}

/** Stores the scroll position of the page that is being left. */
export const saveScroll = (): void => void positions.set(key, scrollY);

/** State of a new history entry: its id, its index, and the address it was opened from. */
export const entryState = (state: unknown, replaces = false): object => ({
  ...(typeof state === 'object' ? state : null),
  key: crypto.randomUUID(),
  index: (indexOf(history.state) ?? 0) + (replaces ? 0 : 1),
  from: replaces ? openedFrom() : location.pathname + location.search,
});

/** The index of an entry in this tab's history; null for one that the app did not create. */
export function indexOf(state: unknown): number | null {
  const isCounted = typeof state === 'object' && state !== null && 'index' in state;
  return isCounted && typeof state.index === 'number' ? state.index : null;
}

/** The address that opened this entry; null for the first of a visit. */
export function openedFrom(): string | null {
  const state: unknown = history.state;
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : null;
}

/** Scrolls a new page to its top, and a revisited one to its stored position. */
export function applyScroll(kind: 'push' | 'replace' | 'pop', isSamePage: boolean): void {
  cancelAnimationFrame(frame);
  key = keyOf(history.state);
  if (kind === 'pop') return restore(positions.get(key) ?? 0, performance.now() + RESTORE_TIMEOUT);
  if (!isSamePage) scrollTo(0, 0);
}

function restore(top: number, deadline: number): void {
  scrollTo(0, top);
  if (Math.abs(scrollY - top) < 2 || performance.now() > deadline) return;
  frame = requestAnimationFrame(() => restore(top, deadline));
}

/** Takes over scroll restoration from the browser; stops when the user scrolls. */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  // An entry created by the browser itself is the tab's newest.
  if (indexOf(history.state) === null)
    history.replaceState({ ...Object(history.state), index: history.length - 1 }, '');
  const cancelRestore = () => cancelAnimationFrame(frame);
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    addEventListener(kind, cancelRestore, true);
}
