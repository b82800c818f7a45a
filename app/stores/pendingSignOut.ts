/**
 * Signing out while the server is out of reach: the app shows nobody, but the cookie still works. That is stored on
 * this computer until the server knows, so that no tab goes on with the session and the next contact ends it first.
 */
import { proxy, useSnapshot } from 'valtio';
import { logout } from '../api/auth.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { writeStored, storageKey, readStored } from './localStore.ts';

const key = 'signing-out';
/** Milliseconds between two tries; the last one repeats. */
const PAUSES = [3000, 5000, 10_000, 30_000] as const;

const state = proxy({ isPending: false });
/** Replaces the storage where the browser stores nothing. */
let isMarked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

/** Has a sign-out of any tab not reached the server yet? */
export const isSigningOut = (): boolean => isMarked || readStored(key) !== null;

/** Has the sign-out failed to reach the server so far? For a component. */
export const useSignOutPending = (): boolean => useSnapshot(state).isPending;

/** Notes it before anything else, so that the other tabs know whatever comes of the call. */
export function markSigningOut(): void {
  writeStored(key, '1');
  isMarked = readStored(key) === null;
}

/** The server knows, or has put another session in this one's place. */
export function settleSignOut(): void {
  forget();
  writeStored(key, null);
}

function forget(): void {
  clearTimeout(timer);
  tries = 0;
  isMarked = false;
  state.isPending = false;
}

let sending: Promise<boolean> | null = null;

/** Sends a pending sign-out, and tries again until it arrives. @returns Whether the server knows now. */
export function sendSignOut(): Promise<boolean> {
  if (!isSigningOut()) return Promise.resolve(true);
  // One at a time: a second call could end the session of a user who has signed in since.
  sending ??= send().finally(() => (sending = null));
  return sending;
}

async function send(): Promise<boolean> {
  clearTimeout(timer);
  try {
    await logout();
  } catch (error) {
    // The server has ended the session itself.
    if (toProblem(error).status !== 401) {
      logFailure(error);
      state.isPending = true;
      retryLater();
      return false;
    }
  }
  settleSignOut();
  return true;
}

function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendSignOut(), PAUSES[Math.min(tries++, PAUSES.length - 1)]);
}

/**
 * Follows the connection, and other tabs that sign out or reach the server. Called once.
 * @param leave Ends what this tab still shows of the session.
 */
export function followSigningOut(leave: () => void): void {
  addEventListener('online', () => void sendSignOut());
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== storageKey(key)) return;
    if (readStored(key) === null) {
      forget();
      return;
    }
    leave();
    // The other tab is sending it; it may be closed before it is done.
    retryLater();
  });
}
