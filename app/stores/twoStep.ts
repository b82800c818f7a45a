import type { TwoStepProofBody, TwoStepStartAnswer } from '@hangtag/contract/wire/twoStep';
import * as api from '../api/twoStep.ts';
import { toasts } from './toasts.ts';
import { currentUser, renewUser } from './session.ts';

/** Updates whether the signed-in user has two-step sign-in, which also ends the requirement to set it up. */
export function markTwoStep(hasTwoStep: boolean): void {
  const user = currentUser();
  if (user) renewUser({ ...user, hasTwoStep, mustSetUpTwoStep: false });
}

/** Starts the setup. @throws CallFailed for a wrong password. */
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
