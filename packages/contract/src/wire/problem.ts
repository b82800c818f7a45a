/** The one shape of a refusal on the wire: Laravel's, plus a code where a client must branch. */
import * as v from 'valibot';

/** Codes a refusal may carry, for clients that do more than show the sentence. */
export const refusalCodes = [
  'plan_inactive',
  'plan_limit',
  'premium_needed',
  'stale_write',
  'payment_open',
  'bill_changed',
  'file_in_use',
  'in_use',
  'cta_in_use',
  'links_unchecked',
  'not_publishable',
  'code_unreadable',
  'exported_before',
  'view_only',
  'two_factor_required',
  'must_set_up_two_step',
  'confirm_identity',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export const RefusalBody = v.object({
  /** One sentence a person can read. */
  message: v.string(),
  /** Sentences per wrong field; nested fields are dotted (`sections.0.title`). */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  code: v.optional(v.picklist(refusalCodes)),
});

export type RefusalBody = Readonly<v.InferOutput<typeof RefusalBody>>;

/** 403 with code `confirm_identity`: what `POST /api/user/confirmIdentity` wants before the call is repeated. */
export interface ConfirmRefusal {
  readonly message: string;
  readonly code: 'confirm_identity';
  readonly confirmBy: 'password' | 'code';
}

/** 403 with code `plan_limit`: what is used up, and the plan's number. */
export interface PlanLimitRefusal {
  readonly message: string;
  readonly code: 'plan_limit';
  readonly limit: number;
  readonly used: number;
  readonly feature: 'products' | 'sections' | 'ctas' | 'bytes' | 'serials';
}
