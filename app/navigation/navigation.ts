import type { AroundNavHandler } from 'wouter';
import { navigate as go, useLocationProperty } from 'wouter/use-browser-location';
import {
  hasUnsaved,
  mayLeave,
  type PageLocation,
  saveAll,
  wouldLose,
} from '../stores/navigationGuard.ts';
import { currentUser } from '../stores/session.ts';
import { navigationStarted, pageOf } from './routeFocus.ts';
import {
  applyScroll,
  entryState,
  indexOf,
  saveScroll,
  startScrollRestoration,
} from './scrollRestoration.ts';

const here = (): PageLocation => ({
  path: globalThis.location?.pathname ?? '/',
  search: globalThis.location?.search ?? '',
});

/** The location that the screen shows. */
let shown = here();
let index = 0;
/** Set while Back is being reverted, when the address bar is ahead of the screen. */
let frozenLocation: PageLocation | null = null;

function moved(kind: 'push' | 'replace' | 'pop'): void {
  const isSamePage = pageOf(shown.path) === pageOf(location.pathname);
  if (shown.path !== location.pathname) navigationStarted(location.pathname);
  shown = here();
  index = indexOf(history.state) ?? index;
  applyScroll(kind, isSamePage);
}

/**
 * The move as a departure that would lose unsaved input; null otherwise. After the session's end input is stored, so
 * there is no question.
 */
function losingMove(to: PageLocation) {
  const departure = { kind: 'move', from: shown, to } as const;
  return currentUser() !== null && wouldLose(departure) ? departure : null;
}

/** Wraps every navigation of the router: handles scroll and focus as a page load would. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = () => {
    saveScroll();
    navigate(to, { ...options, state: entryState(options?.state, options?.replace) });
    moved(options?.replace ? 'replace' : 'push');
  };
  const { pathname, search } = new URL(to, location.href);
  const departure = losingMove({ path: pathname, search });
  if (!departure) return proceed();
  void mayLeave(departure).then((leaves) => leaves && proceed());
};

/** The browser's location for the router: while a Back is undecided, that of the screen. */
export const useShownLocation = (): [string, typeof go] => [
  useLocationProperty(
    () => frozenLocation?.path ?? location.pathname,
    () => location.pathname,
  ),
  go,
];

/** The query of `useShownLocation`. */
export const useShownSearch = (): string =>
  useLocationProperty(
    () => frozenLocation?.search ?? location.search,
    () => location.search,
  );

/** The kind of the next `popstate`: the user's, the one that reverts it, or the confirmed one. */
let expected: 'own' | 'return' | 'confirmed' = 'own';
let onReturned = () => {};

/** Returns to the previous entry without the router noticing. */
function undoBack(steps: number): Promise<void> {
  frozenLocation = shown;
  expected = 'return';
  history.go(-steps);
  return new Promise((resolve) => (onReturned = resolve));
}

function onPop(event: PopStateEvent): void {
  const kind = expected;
  expected = 'own';
  if (kind === 'return') {
    frozenLocation = null;
    event.stopImmediatePropagation();
    return onReturned();
  }
  const departure = kind === 'own' ? losingMove(here()) : null;
  const steps = (indexOf(history.state) ?? index) - index;
  if (departure && steps !== 0) {
    // The browser has already moved: revert it without the router noticing, and ask the user.
    event.stopImmediatePropagation();
    void Promise.all([mayLeave(departure), undoBack(steps)]).then(([leaves]) => {
      if (!leaves) return;
      expected = 'confirmed';
      history.go(steps);
    });
    return;
  }
  saveScroll();
  moved('pop');
}

let isReloading = false;

/** Loads the page anew; what was typed is stored and offered again, so nobody is asked. Never settles: the page goes away. */
export function reloadPage(): Promise<never> {
  saveAll();
  isReloading = true;
  location.reload();
  return new Promise(() => undefined);
}

/** Handles Back, Forward and closing the tab. Called once, before the first render. */
export function followHistory(): void {
  startScrollRestoration();
  index = indexOf(history.state) ?? 0;
  shown = here();
  addEventListener('popstate', onPop);
  addEventListener('beforeunload', (event) => {
    if (isReloading || !hasUnsaved()) return;
    event.preventDefault();
    saveAll();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveAll();
  });
}
