import type { BillPreview as Bill } from '@hangtag/contract/wire/billing';

/** The states of a previewed change. */
export type BillContent =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'ready';
      readonly bill: Bill;
      /** Whether a newer preview is loading, which makes these amounts outdated. */
      readonly isStale?: boolean;
    }
  | {
      readonly phase: 'failed';
      /** Why the preview failed, as a sentence. */
      readonly sentence: string;
    };

/** Another way to the same goal, such as parking two products (X4). */
export interface BillAlternative {
  /** A verb and its object: "Park 2 products instead". */
  readonly words: string;
  readonly onChoose: () => void;
}
