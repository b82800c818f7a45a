import type {
  ConfirmIdentityBody,
  RecoveryCodesAnswer,
  TwoStepConfirmBody,
  TwoStepProofBody,
  TwoStepStartAnswer,
  TwoStepStartBody,
} from '@hangtag/contract/wire/twoStep';
import { call } from './client.ts';

const own = '/api/user/twoStep';

/** `POST /api/user/twoStep`: starts the setup; only this answer contains the key. */
export const startTwoStep = (body: TwoStepStartBody): Promise<TwoStepStartAnswer> =>
  call(own, { method: 'POST', body });

/** `POST /api/user/twoStep/confirm`: turns two-step sign-in on. */
export const confirmTwoStep = (body: TwoStepConfirmBody): Promise<RecoveryCodesAnswer> =>
  call(`${own}/confirm`, { method: 'POST', body });

/** `POST /api/user/twoStep/recoveryCodes`: replaces the recovery codes. */
export const renewRecoveryCodes = (body: TwoStepProofBody): Promise<RecoveryCodesAnswer> =>
  call(`${own}/recoveryCodes`, { method: 'POST', body });

/** `DELETE /api/user/twoStep`: turns it off. */
export const endTwoStep = (body: TwoStepProofBody): Promise<void> =>
  call(own, { method: 'DELETE', body });

/** `POST /api/user/confirmIdentity`: gives the password or the code again, for ten minutes. */
export const confirmIdentity = (body: ConfirmIdentityBody): Promise<void> =>
  call('/api/user/confirmIdentity', { method: 'POST', body });
