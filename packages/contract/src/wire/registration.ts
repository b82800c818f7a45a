/** Creating an account: by invitation, or openly with a confirmed address (F003, F225, D08). */
import * as v from 'valibot';
import type { Role } from './user.ts';
import { email, passwordAsTyped, optionalName, requiredName, text } from './fields.ts';

/** Days an invitation is good (D19). */
export const INVITE_DAYS = 7;

/** Minutes that the code for a copied link is good. */
export const INVITE_CODE_MINUTES = 30;

/** Hours within which an open registration must be confirmed. */
export const CONFIRM_HOURS = 24;

const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** `GET /adduser?token=`: what the registration page may offer. */
export const RegistrationQuery = v.object({
  token: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export interface RegistrationAnswer {
  /** Is registration without an invitation allowed? */
  readonly isOpen: boolean;
  /** The invitation the token belongs to; null without a token, or when it is unknown, used or too old. */
  readonly invite: {
    readonly email: string;
    readonly name: string | null;
    readonly companyName: string;
    readonly role: Role;
    /** ISO 8601, UTC. */
    readonly expiresAt: string;
  } | null;
}

/**
 * `POST /adduser`. With an invitation's token the company and the role are the invitation's and the address must be
 * the invited one; without, `companyName` is required and the address is confirmed by mail.
 */
export const AddUserBody = v.object({
  token: v.optional(token),
  name: requiredName(120),
  email,
  password: passwordAsTyped,
  password_confirmation: passwordAsTyped,
  companyName: v.optional(optionalName(120)),
  /** The code that was mailed; only a copied link asks for it. */
  code: v.optional(text(40)),
});
export type AddUserBody = v.InferInput<typeof AddUserBody>;

/** `active`: sign in now. `code`: the link was copied, so a code was mailed that the next call brings along. `confirm`: an email was sent, the same answer for an address that is taken. */
export interface AddUserAnswer {
  readonly status: 'active' | 'code' | 'confirm';
}

/**
 * `POST /adduser/confirm`: the link of the email is opened. Only the password typed at registration confirms:
 * anybody can register with an address, and its owner would else open an account of somebody else's password.
 */
export const ConfirmBody = v.object({ token, password: passwordAsTyped });
export type ConfirmBody = v.InferInput<typeof ConfirmBody>;

export interface ConfirmAnswer {
  /** The address that can sign in now. */
  readonly email: string;
}
