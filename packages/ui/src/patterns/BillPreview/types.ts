import type { BillPreview as Bill } from '@hangtag/contract/wire/billing';

/** How the server's preview of a change stands. */
export type BillContent =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'ready';
      readonly bill: Bill;
      /** Is a newer one on its way? Then these figures no longer hold. */
      readonly isStale?: boolean;
    }
  | {
      readonly phase: 'failed';
      /** Why it did not come, as a sentence. */
      readonly sentence: string;
    };

/** Another way to the same end that costs less, such as parking two products (X4). */
export interface BillAlternative {
  /** A verb and its object: "Park 2 products instead". */
  readonly words: string;
  readonly onChoose: () => void;
}
