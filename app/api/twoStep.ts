import type {
  RecoveryCodesAnswer,
  TwoStepConfirmBody,
  TwoStepProofBody,
  TwoStepStartAnswer,
  TwoStepStartBody,
} from '@hangtag/contract/wire/twoStep';
import { call } from './client.ts';

const own = '/api/user/twoStep';

/** `POST /api/user/twoStep`: begins to set it up; the answer alone holds the key. */
export const startTwoStep = (body: TwoStepStartBody): Promise<TwoStepStartAnswer> =>
  call(own, { method: 'POST', body });

/** `POST /api/user/twoStep/confirm`: from now on the code is asked for. */
export const confirmTwoStep = (body: TwoStepConfirmBody): Promise<RecoveryCodesAnswer> =>
  call(`${own}/confirm`, { method: 'POST', body });

/** `POST /api/user/twoStep/recoveryCodes`: new ones; earlier ones are void. */
export const renewRecoveryCodes = (body: TwoStepProofBody): Promise<RecoveryCodesAnswer> =>
  call(`${own}/recoveryCodes`, { method: 'POST', body });

/** `DELETE /api/user/twoStep`: turns it off. */
export const endTwoStep = (body: TwoStepProofBody): Promise<void> =>
  call(own, { method: 'DELETE', body });
