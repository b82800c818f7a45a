/** A product that was sold to another company, whose page its codes lead to. */
import * as v from 'valibot';
import { text } from './fields.ts';

/** Longest note on who agreed to a sale. */
export const AGREEMENT_MAX = 500;

/**
 * `PUT /api/admin/companies/{companyId}/products/{productId}/transfer`: `to` is the address or the code of the receiving
 * company's page; empty, the codes lead to their own product again.
 */
export const TransferBody = v.strictObject({ to: text(200), agreement: text(AGREEMENT_MAX) });
export type TransferBody = v.InferInput<typeof TransferBody>;

/** Where the codes of a sold product lead. */
export interface Transfer {
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Name of the receiving company. */
  readonly company: string;
  /** Address of its page. */
  readonly address: string;
}

/** `GET /api/companies/{companyId}/products/{productId}/transfer`, and the answer to its change. */
export interface TransferAnswer {
  /** Null while the codes lead to their own product. */
  readonly transfer: Transfer | null;
  /** For `If-Match`. */
  readonly version: number;
}
