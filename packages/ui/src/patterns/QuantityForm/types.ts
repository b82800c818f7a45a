import type { Customer } from '@hangtag/contract/wire/billing';
import type { BillContent } from '@hangtag/ui/patterns/BillPreview';

/** The state of confirming. */
export type QuantityWork =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | {
      readonly phase: 'confirmed';
      /** The confirmed number of additional products. */
      readonly quantity: number;
    }
  | {
      /** Nothing was ordered: the bill is another one by now, and is confirmed anew. */
      readonly phase: 'changed';
      /** What to do, as a sentence. */
      readonly sentence: string;
    }
  | {
      readonly phase: 'failed';
      /** The reason, after the specified message; a new object announces a new failure [F130]. */
      readonly sentence: string;
    };

export interface QuantityFormProps {
  /** The company's current plan and prices. */
  customer: Pick<
    Customer,
    | 'subscriptionName'
    | 'planPrice'
    | 'addonUnitPrice'
    | 'paymentInterval'
    | 'paymentMethods'
    | 'additionalProducts'
    | 'productNumber'
    | 'coupon'
  >;
  /** The number of active products, placeholders left out. */
  used: number;
  /** The number of active placeholders: no product's yet, and counted where the plan's use is shown. */
  empty: number;
  /** The server's bill for the number in the field; null while that is the current one. */
  bill: BillContent | null;
  /** What the change does to the company's products, as sentences below the bill. @default [] */
  billNotes?: readonly string[];
  /** The state of confirming. @default { phase: 'idle' } */
  work?: QuantityWork;
  /** Receives another number, for which the caller loads the bill. */
  onQuantityChange: (quantity: number) => void;
  /** Loads the bill again. */
  onRetryBill: () => void;
  /** Receives the new number of additional products. */
  onConfirm: (quantity: number) => void;
  /** Returns without a change. */
  onBack: () => void;
  /** Opens the form for a card, where the company has none. */
  onAddPaymentMethod: () => void;
}
