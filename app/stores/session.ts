import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { proxy, ref, useSnapshot } from 'valtio';
import { askUserReset, findCurrentUser, login, logout, readCurrentUser } from '../api/auth.ts';
import { watchCalls } from '../api/client.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { keep, readKept } from './kept.ts';
import { isEnding, isExpired, readStamp } from './sessionClock.ts';

/** Who sits here. */
export type Session =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'guest'; readonly cause: 'arrived' | 'signed-out' | 'expired' }
  | { readonly phase: 'member'; readonly user: CurrentUser }
  | { readonly phase: 'failed'; readonly problem: Problem };

const state = proxy<{ session: Session }>({ session: { phase: 'unknown' } });
const stampKey = 'session';

/** Who sits here, for a component. */
export const useSession = (): Session => useSnapshot(state).session as Session;

/** The signed-in person; null for a guest. */
export const currentUser = (): CurrentUser | null =>
  state.session.phase === 'member' ? state.session.user : null;

/** Whose data every call is about (D51). @throws Error for a guest. */
export function currentCompanyId(): number {
  const user = currentUser();
  if (!user) throw new Error('Nobody is signed in.');
  return user.companyId;
}

const stamp = () => readStamp(readKept(stampKey));

function enter(user: CurrentUser): void {
  const before = lastUserId;
  lastUserId = user.id;
  if (before !== null && before !== user.id) forgetAll();
  keep(stampKey, JSON.stringify({ userId: user.id, startedAt: Date.now() }));
  state.session = { phase: 'member', user: ref(user) };
}

function leave(cause: 'signed-out' | 'expired'): void {
  keep(stampKey, null);
  state.session = { phase: 'guest', cause };
}

let lastUserId: number | null = null;
const forgetters = new Set<() => void>();
const finishers = new Set<() => Promise<void>>();
const forgetAll = () => forgetters.forEach((forget) => forget());

/** Names what a store does when somebody else may sit here: after signing out, or when another person signs in. */
export const onOwnerChange = (forget: () => void): void => void forgetters.add(forget);

/** Names what a store finishes before the person signs out. */
export const beforeSignOut = (finish: () => Promise<void>): void => void finishers.add(finish);

/** Finds out who sits here [F039]; where nobody signed in on this computer, the server is not asked. */
export async function startSession(): Promise<void> {
  if (stamp() === null) {
    state.session = { phase: 'guest', cause: 'arrived' };
    return;
  }
  state.session = { phase: 'unknown' };
  try {
    enter(await findCurrentUser());
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status === 401 || problem.status === 419) {
      keep(stampKey, null);
      state.session = { phase: 'guest', cause: 'arrived' };
    } else {
      logFailure(error);
      state.session = { phase: 'failed', problem };
    }
  }
}

/** What came of signing in. */
export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'reset-required' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Signs in; after refused credentials it asks whether the account must set a new password first [F219, D04]. */
export async function signIn(
  email: string,
  password: string,
  remember: boolean,
): Promise<SignInOutcome> {
  try {
    await login({ email, password, remember });
    enter(await readCurrentUser());
    return { kind: 'signed-in' };
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code !== 'invalid') return { kind: 'failed', problem };
    const mustReset = await askUserReset(email).then(
      ({ status }) => status,
      () => false,
    );
    return { kind: mustReset ? 'reset-required' : 'refused' };
  }
}

/** Signs out, after what is still being saved [F037]. */
export async function signOut(): Promise<void> {
  await Promise.allSettled([...finishers].map((finish) => finish()));
  await logout().catch(logFailure);
  leave('signed-out');
  forgetAll();
}

/** Ends a session that the server ended, once however many calls were refused; what was typed stays here. */
function expire(problem: Problem): void {
  if (state.session.phase !== 'member') return;
  leave('expired');
  if (problem.status !== 401) void logout().catch(() => undefined);
}

watchCalls({
  onAnswer() {
    const user = currentUser();
    if (user) keep(stampKey, JSON.stringify({ userId: user.id, startedAt: Date.now() }));
  },
  onProblem(problem) {
    const kept = stamp();
    const isOver = kept === null || isExpired(kept, Date.now());
    if (problem.status === 401 || problem.status === 419 || isOver) expire(problem);
  },
});

/** Is the session about to end for want of use (X10)? */
export function isSessionEnding(): boolean {
  const kept = stamp();
  return currentUser() !== null && kept !== null && isEnding(kept, Date.now());
}

/** Uses the session, so that it goes on; after its end the answer is a refusal, and that signs out [F045]. */
export async function stay(): Promise<void> {
  await readCurrentUser().then(enter, logFailure);
}

/** Asks the server again when the session has lain unused for too long. */
export function checkSession(): void {
  const kept = stamp();
  if (currentUser() && (kept === null || isExpired(kept, Date.now()))) void stay();
}
