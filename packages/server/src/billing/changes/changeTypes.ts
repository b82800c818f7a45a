/** A change of what a company pays for, as every call that makes one describes it. */
import type { ProductChanges } from '../operations/sideEffects.ts';
import type { ProductCounts } from './productChanges.ts';

/** What a change came to; secrets are read again where one is needed. Kept as JSON. */
export type ChangeResult =
  | ({ readonly status: 'success'; readonly invoice: string | null } & ProductCounts)
  | { readonly status: 'requires_action'; readonly invoice: string }
  | { readonly status: 'failed'; readonly reason: string };

/** A change that can be paid. */
export interface Payable {
  /** Card to pay with; null takes the default one. */
  readonly card: string | null;
  readonly effects: ProductChanges;
}
