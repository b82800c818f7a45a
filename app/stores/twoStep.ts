import type { TwoStepProofBody, TwoStepStartAnswer } from '@hangtag/contract/wire/twoStep';
import * as api from '../api/twoStep.ts';
import { toasts } from './toasts.ts';
import { currentUser, renewUser } from './session.ts';

/** Shows that the signed-in person signs in with a code as well, or no longer does; nobody asks them to set it up then. */
export function markTwoStep(hasTwoStep: boolean): void {
  const user = currentUser();
  if (user) renewUser({ ...user, hasTwoStep, mustSetUpTwoStep: false });
}

/** Begins to set it up. @throws CallFailed with what is wrong with the password. */
export const startTwoStep = (password: string): Promise<TwoStepStartAnswer> =>
  api.startTwoStep({ password });

/** Turns it on by a first code. @returns The recovery codes, shown only once. @throws CallFailed */
export const confirmTwoStep = async (code: string): Promise<readonly string[]> =>
  (await api.confirmTwoStep({ code })).recoveryCodes;

/** Makes new recovery codes. @returns The codes, shown only once. @throws CallFailed */
export const renewRecoveryCodes = async (proof: TwoStepProofBody): Promise<readonly string[]> =>
  (await api.renewRecoveryCodes(proof)).recoveryCodes;

/** Turns it off. @throws CallFailed */
export async function endTwoStep(proof: TwoStepProofBody): Promise<void> {
  await api.endTwoStep(proof);
  markTwoStep(false);
  toasts.success('Two-step sign-in is off.');
}
