import type { RegistrationAnswer } from '@hangtag/contract/wire/registration';
import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/registration.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { signIn } from './session.ts';

/** An account that can now sign in. */
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

/** The registration options of a token, or without one, for a component. */
export function useRegistration(token: string | null): Remote<RegistrationAnswer> {
  const { token: of, registration: known } = useSnapshot(state);
  return of === token ? (known as Remote<RegistrationAnswer>) : idle;
}

/** Loads the registration options of a token, or without one. */
export async function loadRegistration(token: string | null): Promise<void> {
  if (state.token !== token) registration.forget();
  state.token = token;
  await registration.load(() => api.readRegistration(token ?? undefined));
}

/** Clears the loaded options. */
export function forgetRegistration(): void {
  registration.forget();
  state.ready = null;
}

/** The account that the sign-in screen welcomes, for a component. */
export const useReadyAccount = (): ReadyAccount | null => useSnapshot(state).ready;

/** Sets the account that can now sign in. */
export const setReadyAccount = (account: ReadyAccount): void => void (state.ready = account);

/** The result of a confirmation that the server accepted. */
export type Confirmed =
  | { readonly kind: 'signed-in' }
  /** The account exists; only the automatic sign-in failed. */
  | { readonly kind: 'ready'; readonly email: string };

/**
 * Confirms the email behind a link with the registration's password, and signs in with it.
 * @param onConfirmed Called when the account exists, before it is signed in.
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
