import type { CurrentUser, LoginBody } from '@hangtag/contract/wire/auth';
import { askUserReset, login, readCurrentUser } from '../api/auth.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { settleSignOut, sendSignOut } from './pendingSignOut.ts';

/** The outcome of signing in. */
export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'reset-required' }
  /** The password is right; the code is missing or wrong. */
  | { readonly kind: 'code-required'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Signs in, after sending a pending sign-out. @throws CallFailed when rejected. */
export async function openSession(credentials: LoginBody): Promise<CurrentUser> {
  await sendSignOut();
  // If the pending sign-out failed, signing in also ends the old cookie's session.
  await login(credentials);
  settleSignOut();
  return readCurrentUser();
}

/**
 * Why signing in failed; after wrong credentials it checks whether the account must set a new password first [F219,
 * D04].
 */
export async function signInFailure(error: unknown, email: string): Promise<SignInOutcome> {
  const problem = toProblem(error);
  if (problem.code === 'two_factor_required') return { kind: 'code-required', problem };
  if (problem.code !== 'invalid') return { kind: 'failed', problem };
  const mustReset = await askUserReset(email).then(
    ({ status }) => status,
    () => false,
  );
  return { kind: mustReset ? 'reset-required' : 'refused' };
}
