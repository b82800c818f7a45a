/** Shows the app at a URL, signed in or not, over mocked calls. */
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { RouteView } from '@hangtag/app/shell/RouteView';
import { startSession } from '@hangtag/app/stores/session';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { Role } from '@hangtag/contract/wire/user';
import { useEffect, useMemo } from 'react';
import { configure } from 'storybook/test';
import { type BaseLocationHook, Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { guestHandlers, userHandlers } from '../mocks/auth.ts';

// A screen's own chunk is fetched and compiled when it is first rendered.
configure({ asyncUtilTimeout: 15_000 });

export interface AppAtAddressProps {
  /** The path with its query. */
  address: string;
}

/** The app with its own location, so that the story's window stays where it is. */
export function AppAtAddress({ address }: AppAtAddressProps) {
  const { hook, searchHook } = useMemo(() => {
    const [path = '/', searchPath = ''] = address.split('?');
    const memory = memoryLocation({ path, searchPath });
    return { ...memory, hook: resolving(memory.hook) };
  }, [address]);
  useEffect(() => endSession, []);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Linked />
    </Router>
  );
}

/**
 * Resolves a URL as a browser does, from the current one: a query alone stays on its page.
 * A link has already completed it with the path of the story's window, which this removes.
 */
const resolving = (useMemory: BaseLocationHook) => (): ReturnType<BaseLocationHook> => {
  const [path, navigate] = useMemory();
  const go: typeof navigate = (to: string, ...rest: unknown[]) => {
    const { pathname, search } = new URL(to, new URL(path, location.origin));
    const isQuery = search !== '' && pathname === location.pathname;
    navigate(`${isQuery ? path : pathname}${search}`, ...rest);
  };
  return [path, go];
};

function Linked() {
  const [, navigate] = useLocation();
  return (
    <LinkProvider navigate={navigate}>
      <RouteView />
    </LinkProvider>
  );
}

interface Mocks {
  readonly use: (...handlers: typeof guestHandlers) => void;
}

let nextId = 1;

/**
 * Signs a user in before the story; each is new, so that no store keeps what the last story loaded.
 * @param more What differs from a usual user of the role.
 */
export async function signInAs(
  msw: Mocks,
  role: Role = 'Admin',
  more: Partial<CurrentUser> = {},
): Promise<void> {
  const user = { ...makeCurrentUser(nextId++, role), ...more };
  msw.use(...guestHandlers, ...userHandlers(user));
  localStorage.setItem(
    'hangtag.session',
    JSON.stringify({ userId: user.id, startedAt: Date.now() }),
  );
  await startSession();
}

/**
 * Ends the session without a call. A call that times out after its story finds nobody, so it asks nothing of the next
 * story's network.
 */
function endSession(): void {
  localStorage.removeItem('hangtag.session');
  void startSession();
}

/** Makes sure that nobody is signed in. */
export function signOut(msw: Mocks): void {
  msw.use(...guestHandlers);
  endSession();
}
