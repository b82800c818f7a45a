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

/** What the screen shows, which is where the person is. */
let shown = here();
let index = 0;
/** While a Back is taken back, the address bar is ahead of the screen. */
let frozenLocation: PageLocation | null = null;

function moved(kind: 'push' | 'replace' | 'pop'): void {
  const isSamePage = pageOf(shown.path) === pageOf(location.pathname);
  if (shown.path !== location.pathname) navigationStarted(location.pathname);
  shown = here();
  index = indexOf(history.state) ?? index;
  applyScroll(kind, isSamePage);
}

/** The move as a departure that would lose unsaved input; null otherwise. After the session's end input is stored, so nobody is asked. */
function losingMove(to: PageLocation) {
  const departure = { kind: 'move', from: shown, to } as const;
  return currentUser() !== null && wouldLose(departure) ? departure : null;
}

/** Goes with every navigation of the router: scroll and focus do what a page load would do. */
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

/** The browser's location as the router reads it: during a Back that is not decided yet, that of the screen. */
export const useShownLocation = (): [string, typeof go] => [
  useLocationProperty(() => frozenLocation?.path ?? location.pathname),
  go,
];

/** The query that belongs to `useShownLocation`. */
export const useShownSearch = (): string =>
  useLocationProperty(() => frozenLocation?.search ?? location.search);

/** What the next `popstate` is: the user's own, the one that undoes it, or the one they confirmed. */
let expected: 'own' | 'return' | 'confirmed' = 'own';
let onReturned = () => {};

/** Goes back to where the user was, unseen by the router. */
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
    // The browser has moved already: it goes back, unseen by the router, and the user is asked.
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

/** Goes with Back, Forward and the closing of the tab. Called once, before the first drawing. */
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
