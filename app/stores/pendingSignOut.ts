/**
 * Signing out while the server is unreachable: the app shows no user, but the cookie still works. A mark on this
 * computer stays until the server confirms, so that no tab continues the session and the next contact ends it first.
 */
import { proxy, useSnapshot } from 'valtio';
import { logout } from '../api/auth.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { writeStored, storageKey, readStored } from './localStore.ts';

const key = 'signing-out';
/** Milliseconds between retries; the last one repeats. */
const PAUSES = [3000, 5000, 10_000, 30_000] as const;

const state = proxy({ isPending: false });
/** Replaces storage where the browser has none. */
let isMarked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

/** Whether a sign-out of any tab is still pending. */
export const isSigningOut = (): boolean => isMarked || readStored(key) !== null;

/** Whether the sign-out has not reached the server yet; for a component. */
export const useSignOutPending = (): boolean => useSnapshot(state).isPending;

/** Marks the sign-out before the call, so that other tabs know regardless of its result. */
export function markSigningOut(): void {
  writeStored(key, '1');
  isMarked = readStored(key) === null;
}

/** Clears the mark: the server has ended the session, or started another one. */
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

/** Sends a pending sign-out, and retries until it succeeds. @returns Whether it succeeded. */
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
 * Follows the connection, and sign-outs in other tabs. Called once.
 * @param leave Ends the session in this tab.
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
    // The other tab is sending it, but may be closed first.
    retryLater();
  });
}
