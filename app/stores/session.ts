import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { showTimesOf } from '@hangtag/ui/support/formatDate';
import { proxy, ref, useSnapshot } from 'valtio';
import { findCurrentUser, logout, readCurrentUser } from '../api/auth.ts';
import { watchCalls } from '../api/client.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { writeStored, storageKey, readStored } from './localStore.ts';
import { mayLeave } from './navigationGuard.ts';
import { isExpired, type LastMinutes, lastMinutes, readStamp } from './sessionClock.ts';
import { followSigningOut, isSigningOut, markSigningOut, sendSignOut } from './pendingSignOut.ts';
import { type SignInOutcome, openSession, signInFailure } from './signIn.ts';
import { dropInputOfOthers } from './unsavedInput.ts';

/** The session's state. */
export type Session =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'guest'; readonly cause: 'arrived' | 'signed-out' | 'expired' }
  | { readonly phase: 'member'; readonly user: CurrentUser }
  | { readonly phase: 'failed'; readonly problem: Problem };

/** The time zone of this browser, as an IANA name. */
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const state = proxy<{ session: Session; usedAt: number }>({
  session: { phase: 'unknown' },
  usedAt: 0,
});
const stampKey = 'session';

/** The session, for a component. */
export const useSession = (): Session => useSnapshot(state).session as Session;

/** Whether it is known that nobody is signed in. */
export const isGuest = (): boolean => state.session.phase === 'guest';

/** The signed-in user; null for a guest. */
export const currentUser = (): CurrentUser | null =>
  state.session.phase === 'member' ? state.session.user : null;

/** The company of every call (D51). @throws Error for a guest. */
export function currentCompanyId(): number {
  const user = currentUser();
  if (!user) throw new Error('Nobody is signed in.');
  return user.companyId;
}

/** The time zone in which the current company's days begin and end. @throws Error for a guest. */
export function companyZone(): string {
  const user = currentUser();
  if (!user) throw new Error('Nobody is signed in.');
  return user.company.timeZone;
}

const stamp = () => readStamp(readStored(stampKey));

function markUse(user: CurrentUser): void {
  state.usedAt = Date.now();
  const { id: userId, companyId } = user;
  writeStored(stampKey, JSON.stringify({ userId, startedAt: state.usedAt, companyId }));
}

function enter(user: CurrentUser): void {
  const before = lastOwner;
  lastOwner = ownerOf(user);
  if (before !== null && before !== lastOwner) forgetAll();
  dropInputOfOthers(user.id);
  markUse(user);
  showTimesOf(user.company.timeZone);
  state.session = { phase: 'member', user: ref(user) };
}

function leave(cause: 'signed-out' | 'expired'): void {
  writeStored(stampKey, null);
  showTimesOf(null);
  state.session = { phase: 'guest', cause };
}

/** Identifies the owner of the stores' data: changes while a Superadmin views another company. */
export const ownerOf = ({ id, companyId }: CurrentUser): string => `${id}/${companyId}`;

let lastOwner: string | null = null;
const ownerChangeHandlers = new Set<() => void>();
const beforeSignOutHandlers = new Set<() => Promise<void>>();
const sessionLostHandlers = new Set<() => void>();
const forgetAll = () => ownerChangeHandlers.forEach((forget) => forget());

/** Registers what a store does when the user changes: after signing out, or when another user signs in. */
export const onOwnerChange = (forget: () => void): void => void ownerChangeHandlers.add(forget);

/** Registers what a store does when the session is lost: the same user may sign in again (X10). */
export const onSessionLost = (handler: () => void): void => void sessionLostHandlers.add(handler);

/** Registers what a store finishes before the user signs out. */
export const beforeSignOut = (finish: () => Promise<void>): void =>
  void beforeSignOutHandlers.add(finish);

/** Loads the signed-in user [F039]; skips the call after a sign-out, or where nobody signed in on this computer. */
export async function startSession(): Promise<void> {
  if (isSigningOut()) {
    leave('signed-out');
    await sendSignOut();
    return;
  }
  if (stamp() === null) {
    state.session = { phase: 'guest', cause: 'arrived' };
    return;
  }
  state.session = { phase: 'unknown' };
  try {
    resume(await findCurrentUser());
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status === 401 || problem.status === 419) {
      writeStored(stampKey, null);
      state.session = { phase: 'guest', cause: 'arrived' };
    } else {
      logFailure(error);
      state.session = { phase: 'failed', problem };
    }
  }
}

/**
 * Signs in; after wrong credentials it checks whether the account must set a new password first [F219, D04].
 * @param code The second step's code, once requested.
 */
export async function signIn(
  email: string,
  password: string,
  remember: boolean,
  code?: string,
): Promise<SignInOutcome> {
  try {
    enter(
      await openSession({
        email,
        password,
        remember,
        timeZone: browserZone(),
        ...(code && { code }),
      }),
    );
    return { kind: 'signed-in' };
  } catch (error) {
    return signInFailure(error, email);
  }
}

/** Signs out, after running saves [F037]; the user may cancel because of unsaved input. */
export async function signOut(): Promise<void> {
  if (!(await mayLeave({ kind: 'sign-out' }))) return;
  await Promise.allSettled([...beforeSignOutHandlers].map((finish) => finish()));
  markSigningOut();
  await sendSignOut();
  leave('signed-out');
  forgetAll();
  dropInputOfOthers(null);
}

/** Ends a session that the server ended, once for any number of failed calls; unsaved input stays. */
function expire(problem: Problem): void {
  if (state.session.phase !== 'member') return;
  endLocally();
  if (problem.status !== 401) void logout().catch(() => undefined);
}

/** Ends the session in this tab; unsaved input stays. */
function endLocally(): void {
  if (state.session.phase !== 'member') return;
  for (const keepIt of sessionLostHandlers) keepIt();
  leave('expired');
}

/** Continues the session, unless the user signed out meanwhile while the cookie was still valid. */
function resume(user: CurrentUser): void {
  if (!isSigningOut()) enter(user);
  else if (currentUser()) endLocally();
  else leave('signed-out');
}

watchCalls({
  onAnswer() {
    const user = currentUser();
    if (!user) return;
    if (isSigningOut()) endLocally();
    else markUse(user);
  },
  onProblem(problem) {
    // The user's permissions may have changed, so they are loaded again.
    const user = currentUser();
    if (problem.code === 'must_set_up_two_step' && !user?.mustSetUpTwoStep) void refreshSession();
    if (problem.code === 'view_only' && !user?.viewingAs) void refreshSession();
    const kept = stamp();
    const isOver = kept === null || isExpired(kept, Date.now());
    if (problem.status === 401 || problem.status === 419 || isOver) expire(problem);
  },
});

/** When any tab last used the session, in milliseconds since 1970; for a component. */
export const useSessionUse = (): number => useSnapshot(state).usedAt;

/** The time left in the session (X10); null for a guest. */
export function sessionEnd(): LastMinutes | null {
  const kept = stamp();
  return currentUser() !== null && kept !== null ? lastMinutes(kept, Date.now()) : null;
}

/** Follows other tabs that use or end the session, or sign another user in. Called once. */
export function followOtherTabs(): void {
  followSigningOut(endLocally);
  addEventListener('storage', ({ key }) => {
    const user = currentUser();
    if (!user || (key !== null && key !== storageKey(stampKey))) return;
    const kept = stamp();
    const isSame = kept?.userId === user.id && kept.companyId === user.companyId;
    if (isSame) state.usedAt = kept.startedAt;
    else void refreshSession();
  });
}

/** Updates the signed-in user, such as with a new name. */
export function renewUser(user: CurrentUser): void {
  if (currentUser()?.id === user.id) enter(user);
}

/** Prolongs the session with a call; after its end that fails and signs out [F045]. */
export async function refreshSession(): Promise<void> {
  if (isSigningOut()) endLocally();
  else await readCurrentUser().then(resume, logFailure);
}

/** Checks the session with the server after a long time without use. */
export function checkSession(): void {
  const kept = stamp();
  if (currentUser() && (kept === null || isExpired(kept, Date.now()))) void refreshSession();
}
