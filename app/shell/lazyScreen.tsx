import { type ComponentType, use } from 'react';
import { reloadAfterDeploy } from './deploy.ts';
import { SCREEN_TIMEOUT, withTimeout } from './withTimeout.ts';

const forgetters = new Set<() => void>();

/** A component in a chunk of its own, fetched when it is first drawn [F055, D50]. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let attempt: Promise<ComponentType<P>> | null = null;
  const start = () => withTimeout(load(), SCREEN_TIMEOUT).catch(reloadAfterDeploy);
  forgetters.add(() => (attempt = null));
  return function LazyScreen(props: P) {
    attempt ??= start();
    const Screen = use(attempt);
    return <Screen {...props} />;
  };
}

/** Makes every screen fetch its chunk anew; those that came are in the browser's memory anyway. */
export const retryScreens = (): void => forgetters.forEach((forget) => forget());
