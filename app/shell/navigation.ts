import type { AroundNavHandler } from 'wouter';
import { depart, placeOf } from './arrival.ts';
import { enterScroll, entryState, leaveScroll, startScroll } from './scroll.ts';

let path = globalThis.location?.pathname ?? '/';

function moved(kind: 'push' | 'replace' | 'pop'): void {
  const keepsPlace = placeOf(path) === placeOf(location.pathname);
  if (path !== location.pathname) depart(location.pathname);
  path = location.pathname;
  enterScroll(kind, keepsPlace);
}

/** Goes with every navigation of the router: scroll and focus do what a page load would do. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  leaveScroll();
  navigate(to, { ...options, state: entryState(options?.state) });
  moved(options?.replace ? 'replace' : 'push');
};

/** Goes with Back and Forward. Called once, before the first drawing. */
export function followHistory(): void {
  startScroll();
  addEventListener('popstate', () => {
    leaveScroll();
    moved('pop');
  });
}
