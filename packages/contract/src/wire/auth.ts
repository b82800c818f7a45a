/** Signing in and out, and the password reset (F217-F223, D01-D09). */
import * as v from 'valibot';
import { email, passwordAsTyped, text, zoneName } from './fields.ts';
import type { AlertKind } from './alerts.ts';
import type { BillingState } from './billingState.ts';
import type { CompanyType, Subscription } from './plan.ts';
import type { CompanyStatus } from './company.ts';
import type { Permission, User } from './user.ts';

/** `POST /login`. `remember` absent or empty means no. */
export const LoginBody = v.object({
  email,
  password: passwordAsTyped,
  remember: v.optional(v.union([v.boolean(), v.literal(''), v.null()]), false),
  /** Of the authenticator, or a recovery code: after an answer with `two_factor_required`. */
  code: v.optional(v.nullable(text(40))),
  /** Of the browser; becomes the company's while it has none. One that this server does not know is ignored. */
  timeZone: v.fallback(v.optional(zoneName), undefined),
});
export type LoginBody = v.InferInput<typeof LoginBody>;

/** `POST /api/userReset`: must this account set a new password first (D04)? */
export const UserResetBody = v.object({ email });
export interface UserResetAnswer {
  readonly status: boolean;
}

/** `POST /api/user/password-reset`: mail a reset link; the answer is the same for every address (D06). */
export const PasswordResetRequestBody = v.object({ email });

/** `POST /email/reset`: set the password with the link's token (D06). The password rule itself is `rules/password`. */
export const PasswordResetBody = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  email,
  password: passwordAsTyped,
  password_confirmation: passwordAsTyped,
});
export type PasswordResetBody = v.InferInput<typeof PasswordResetBody>;

/** A look at a company. */
export interface ViewingAs {
  readonly companyId: number;
  readonly companyName: string;
  /** When it ends by itself, ISO 8601, UTC. */
  readonly endsAt: string;
}

/** `GET /api/user` (D09, D15). */
export interface CurrentUser extends User {
  readonly company: {
    readonly companyId: number;
    readonly companyName: string;
    readonly type: CompanyType | null;
    readonly demo: boolean;
    readonly status: CompanyStatus;
    /** IANA name, in whose calendar the company's days begin and end. */
    readonly timeZone: string;
  };
  readonly permissions: readonly Permission[];
  /** Emails about figures that the person switched off; null for whom none are sent. */
  readonly mutedAlerts: readonly AlertKind[] | null;
  /** Version of the person's own profile, for `If-Match`; another one after every change of it. */
  readonly profileVersion?: number;
  /** The derived subscription state (F173); a User sees the limited view. */
  readonly subscription: Subscription;
  /** How payments are taken here; absent says nothing of it. */
  readonly billing?: BillingState;
  /** Where "Contact support" leads, mailto: or https:; null where the installation names nobody. */
  readonly supportHref: string | null;
  /** When the session ends unless something is done, ISO 8601, UTC. */
  readonly sessionExpiresAt: string;
  /** The company a Superadmin looks at as its Admin, reading only; role, company and permissions are that Admin's. */
  readonly viewingAs: ViewingAs | null;
  /** Does this person sign in with a code as well? */
  readonly hasTwoStep: boolean;
  /** Their company asks for it and they have not set it up: until then every other call is 403. */
  readonly mustSetUpTwoStep: boolean;
}
