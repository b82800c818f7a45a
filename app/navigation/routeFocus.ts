/**
 * Focus after a navigation, which a page load would set: the new page's heading takes focus, so that keyboard and
 * screen reader start there. Between views of one thing focus stays, and the title is announced.
 */
import { forgetFocus } from '@hangtag/ui/support/useFocusRestore';
import { announce } from './announcer.ts';

/** Milliseconds to wait for a page's heading. */
const HEADING_TIMEOUT = 5000;

/** The identity of a page: all views of one product are one page. */
export const pageOf = (path: string): string => /^\/product\/[^/]+/.exec(path)?.[0] ?? path;

let page = '';
let hasShown = false;
let change: 'none' | 'place' | 'view' = 'none';
let stop = () => {};

/** Called when the address may have changed. */
export function navigationStarted(path: string): void {
  // The previous page may still be waiting for its heading.
  stop();
  const next = pageOf(path);
  // A new page focuses its own heading.
  if (next !== page) forgetFocus();
  if (hasShown) change = next === page ? 'view' : 'place';
  page = next;
}

/**
 * Focuses the heading of a new page, or announces the title of a new view. The browser announces the first screen of a
 * visit.
 */
export function screenShown(title: string): void {
  stop();
  if (!hasShown) page = pageOf(location.pathname);
  const kind = hasShown ? change : 'none';
  hasShown = true;
  change = 'none';
  if (kind === 'place') focusHeading();
  if (kind === 'view') announce(title);
}

function focusHeading(): void {
  const settle = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    stop();
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (settle()) return;
  const observer = new MutationObserver(settle);
  const timer = setTimeout(() => stop(), HEADING_TIMEOUT);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, stop, true);
    stop = () => {};
  };
  // Focus does not move away from a user who has already acted.
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
}
