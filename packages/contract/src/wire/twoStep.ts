/** Two-step sign-in: the password, then a code of an authenticator app (RFC 6238), for Admins and Superadmins. */
import * as v from 'valibot';
import { passwordAsTyped, requiredText } from './fields.ts';

/** Recovery codes a person is given at a time. */
export const RECOVERY_CODES = 10;

/** Six digits, or a recovery code; spaces and hyphens as typed. */
export const codeAsTyped = requiredText(40);

/** `POST /api/user/confirmIdentity`: the code where two-step sign-in is on, else the password; counts for ten minutes. */
export const ConfirmIdentityBody = v.object({
  password: v.optional(passwordAsTyped),
  code: v.optional(codeAsTyped),
});
export type ConfirmIdentityBody = v.InferInput<typeof ConfirmIdentityBody>;

/** `POST /api/user/twoStep`: begins to set it up. */
export const TwoStepStartBody = v.object({ password: passwordAsTyped });
export type TwoStepStartBody = v.InferInput<typeof TwoStepStartBody>;

/** The secret for the authenticator; sent once. */
export interface TwoStepStartAnswer {
  /** Base32, to type where the QR code cannot be scanned. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly otpauthUri: string;
  /** The URI as a QR code, SVG. */
  readonly qrSvg: string;
}

/** `POST /api/user/twoStep/confirm`: from now on the code is asked for. */
export const TwoStepConfirmBody = v.object({ code: codeAsTyped });
export type TwoStepConfirmBody = v.InferInput<typeof TwoStepConfirmBody>;

/** `DELETE /api/user/twoStep` and `POST /api/user/twoStep/recoveryCodes`. */
export const TwoStepProofBody = v.object({ password: passwordAsTyped, code: codeAsTyped });
export type TwoStepProofBody = v.InferInput<typeof TwoStepProofBody>;

/** The codes for a lost authenticator, sent once; earlier ones are void. */
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}
