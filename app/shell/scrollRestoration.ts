/** Puts a page back where it was left, which browsers do only for pages that are there at once. */

/** Milliseconds for which the way back is tried while the page still grows. */
const RESTORE_TIMEOUT = 2000;

const positions = new Map<string, number>();
let key = keyOf(globalThis.history?.state);
let frame = 0;

function keyOf(state: unknown): string {
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state;
  return isKeyed ? String(state.key) : 'first';
}

/** Remembers where the page stands that is being left. */
export const saveScroll = (): void => void positions.set(key, scrollY);

/** State for a new history entry: what tells it from the others, its place among them, and where it was opened from. */
export const entryState = (state: unknown, replaces = false): object => ({
  ...(typeof state === 'object' ? state : null),
  key: crypto.randomUUID(),
  index: (indexOf(history.state) ?? 0) + (replaces ? 0 : 1),
  from: location.pathname + location.search,
});

/** The place of an entry in this tab's history; null for one that the app did not make. */
export function indexOf(state: unknown): number | null {
  const isCounted = typeof state === 'object' && state !== null && 'index' in state;
  return isCounted && typeof state.index === 'number' ? state.index : null;
}

/** The address from which this entry was opened; null for the first one of a visit. */
export function openedFrom(): string | null {
  const state: unknown = history.state;
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : null;
}

/** A new page starts at its top, a page that was here before where it was left. */
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

/** Takes restoring over from the browser; a person who scrolls is not pulled back. */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  // An entry made by the browser itself is the newest of its tab.
  if (indexOf(history.state) === null)
    history.replaceState({ ...Object(history.state), index: history.length - 1 }, '');
  const cancelRestore = () => cancelAnimationFrame(frame);
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    addEventListener(kind, cancelRestore, true);
}
