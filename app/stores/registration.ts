import type { RegistrationAnswer } from '@hangtag/contract/wire/registration';
import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/registration.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { signIn } from './session.ts';

/** An account that can sign in since just now. */
export interface ReadyAccount {
  readonly email: string;
  /** `confirmed`: by the link of the email; `created`: by an invitation. */
  readonly by: 'confirmed' | 'created';
}

const state = proxy<{
  token: string | null;
  registration: Remote<RegistrationAnswer>;
  ready: ReadyAccount | null;
}>({ token: null, registration: idle, ready: null });

const registration = createLoader<RegistrationAnswer>({
  get: () => state.registration as Remote<RegistrationAnswer>,
  set: (next) => (state.registration = ref(next)),
});

/** What the registration page may offer for a token, or without one, for a component. */
export function useRegistration(token: string | null): Remote<RegistrationAnswer> {
  const { token: of, registration: known } = useSnapshot(state);
  return of === token ? (known as Remote<RegistrationAnswer>) : idle;
}

/** Asks what may be registered with a token, or without one. */
export async function loadRegistration(token: string | null): Promise<void> {
  if (state.token !== token) registration.forget();
  state.token = token;
  await registration.load(() => api.readRegistration(token ?? undefined));
}

/** Forgets what was asked and answered. */
export function forgetRegistration(): void {
  registration.forget();
  state.ready = null;
}

/** The account that sign-in may welcome, for a component. */
export const useReadyAccount = (): ReadyAccount | null => useSnapshot(state).ready;

/** Names the account that can sign in now. */
export const setReadyAccount = (account: ReadyAccount): void => void (state.ready = account);

/** What came of a confirmation that the server took. */
export type Confirmed =
  | { readonly kind: 'signed-in' }
  /** The account is there; only the way in is longer. */
  | { readonly kind: 'ready'; readonly email: string };

/**
 * Confirms the address behind an email's link with the password typed when registering, and signs in with it.
 * @param onConfirmed Hears that the account is there, before its owner is signed in.
 */
export async function confirmAddress(
  token: string,
  password: string,
  onConfirmed: () => void,
): Promise<Confirmed> {
  const { email } = await api.confirmAddress({ token, password });
  onConfirmed();
  const { kind } = await signIn(email, password, false);
  if (kind === 'signed-in') return { kind };
  setReadyAccount({ email, by: 'confirmed' });
  return { kind: 'ready', email };
}
