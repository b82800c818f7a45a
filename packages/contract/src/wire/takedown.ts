/** A page that the platform withholds by law. */
import * as v from 'valibot';
import { text } from './fields.ts';

/** Longest reason of a takedown. */
export const TAKEDOWN_REASON_MAX = 500;

/** `PUT /api/admin/companies/{companyId}/products/{productId}/takedown`; an empty reason puts the page back. */
export const TakedownBody = v.strictObject({ reason: text(TAKEDOWN_REASON_MAX) });

/** A page that is withheld. */
export interface Takedown {
  /** ISO 8601, UTC. */
  readonly since: string;
  /** In the platform's words to the company. */
  readonly reason: string;
}

/** `GET /api/companies/{companyId}/products/{productId}/takedown`, and the answer to its change. */
export interface TakedownAnswer {
  /** Null while the page is public as published. */
  readonly takedown: Takedown | null;
  /** For `If-Match`. */
  readonly version: number;
}
