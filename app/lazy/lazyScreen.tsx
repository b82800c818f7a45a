import { type ComponentType, type FunctionComponent, use } from 'react';
import { isAppServed, reloadAfterDeploy } from './deploy.ts';
import { reloadPage } from '../navigation/navigation.ts';
import { SCREEN_TIMEOUT, withTimeout } from '../remote/withTimeout.ts';

/** Forgets that a screen did not load. */
const failures = new Set<() => void>();

/** A component in its own chunk. */
export type LazyScreen<P extends object> = FunctionComponent<P> & {
  /** Loads before the first render; a failure shows when the component is rendered. */
  readonly preload: () => Promise<void>;
};

/** A component in its own chunk, loaded when first rendered [F055, D50]. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let attempt: Promise<ComponentType<P>> | null = null;
  const forget = () => (attempt = null);
  const start = () => {
    const loading = withTimeout(load(), SCREEN_TIMEOUT).catch((error: unknown) => {
      failures.add(forget);
      return reloadAfterDeploy(error);
    });
    loading.then(
      // What `use` looks for: without it the placeholder is drawn first although the promise is fulfilled.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined,
    );
    return loading;
  };
  const preload = () =>
    (attempt ??= start()).then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(
    function LazyScreen(props: P) {
      const Screen = use((attempt ??= start()));
      return <Screen {...props} />;
    },
    { preload },
  );
}

/**
 * Fetches what did not load anew. The browser remembers a module that failed, and Vite a style sheet: where the server
 * answers, only a reload of the page asks for both again.
 */
export async function retryScreens(): Promise<void> {
  if (failures.size > 0 && (await isAppServed())) return reloadPage();
  failures.forEach((forget) => forget());
  failures.clear();
}
