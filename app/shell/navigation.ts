import type { AroundNavHandler } from 'wouter';
import { navigate as go, useLocationProperty } from 'wouter/use-browser-location';
import { hasUnsaved, mayLeave, type Place, saveAll, wouldLose } from '../stores/leaving.ts';
import { currentUser } from '../stores/session.ts';
import { depart, placeOf } from './arrival.ts';
import { enterScroll, entryState, indexOf, leaveScroll, startScroll } from './scroll.ts';

const here = (): Place => ({
  path: globalThis.location?.pathname ?? '/',
  search: globalThis.location?.search ?? '',
});

/** What the screen shows, which is where the person is. */
let shown = here();
let index = 0;
/** While a Back is taken back, the address bar is ahead of the screen. */
let frozen: Place | null = null;

function moved(kind: 'push' | 'replace' | 'pop'): void {
  const keepsPlace = placeOf(shown.path) === placeOf(location.pathname);
  if (shown.path !== location.pathname) depart(location.pathname);
  shown = here();
  index = indexOf(history.state) ?? index;
  enterScroll(kind, keepsPlace);
}

/** A departure from here that would lose what was typed; after the session's end it is kept, so nobody is asked. */
function riskyMove(to: Place) {
  const departure = { kind: 'move', from: shown, to } as const;
  return currentUser() !== null && wouldLose(departure) ? departure : null;
}

/** Goes with every navigation of the router: scroll and focus do what a page load would do. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = () => {
    leaveScroll();
    navigate(to, { ...options, state: entryState(options?.state, options?.replace) });
    moved(options?.replace ? 'replace' : 'push');
  };
  const { pathname, search } = new URL(to, location.href);
  const departure = riskyMove({ path: pathname, search });
  if (!departure) return proceed();
  void mayLeave(departure).then((leaves) => leaves && proceed());
};

/** The browser's location as the router reads it: during a Back that is not decided yet, that of the screen. */
export const useShownLocation = (): [string, typeof go] => [
  useLocationProperty(() => frozen?.path ?? location.pathname),
  go,
];

/** The query that belongs to `useShownLocation`. */
export const useShownSearch = (): string =>
  useLocationProperty(() => frozen?.search ?? location.search);

/** What the next `popstate` is: the person's own, the one that takes theirs back, or the one they confirmed. */
let expected: 'own' | 'return' | 'confirmed' = 'own';
let returned = () => {};

/** Goes back to where the person was, unseen by the router. */
function takeBack(steps: number): Promise<void> {
  frozen = shown;
  expected = 'return';
  history.go(-steps);
  return new Promise((resolve) => (returned = resolve));
}

function onPop(event: PopStateEvent): void {
  const kind = expected;
  expected = 'own';
  if (kind === 'return') {
    frozen = null;
    event.stopImmediatePropagation();
    return returned();
  }
  const departure = kind === 'own' ? riskyMove(here()) : null;
  const steps = (indexOf(history.state) ?? index) - index;
  if (departure && steps !== 0) {
    // The browser has gone already: it is brought back, unseen, and the person is asked.
    event.stopImmediatePropagation();
    void Promise.all([mayLeave(departure), takeBack(steps)]).then(([leaves]) => {
      if (!leaves) return;
      expected = 'confirmed';
      history.go(steps);
    });
    return;
  }
  leaveScroll();
  moved('pop');
}

/** Goes with Back, Forward and the closing of the tab. Called once, before the first drawing. */
export function followHistory(): void {
  startScroll();
  index = indexOf(history.state) ?? 0;
  shown = here();
  addEventListener('popstate', onPop);
  addEventListener('beforeunload', (event) => {
    if (!hasUnsaved()) return;
    event.preventDefault();
    saveAll();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveAll();
  });
}
