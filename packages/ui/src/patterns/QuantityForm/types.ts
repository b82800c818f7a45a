import type { Customer } from '@hangtag/contract/wire/billing';
import type { BillContent } from '@hangtag/ui/patterns/BillPreview';

/** How confirming goes. */
export type QuantityWork =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | {
      readonly phase: 'confirmed';
      /** The additional products that were confirmed. */
      readonly quantity: number;
    }
  | {
      readonly phase: 'failed';
      /** Why, after the specified message; a new object tells a new failure [F130]. */
      readonly sentence: string;
    };

export interface QuantityFormProps {
  /** What the company has and pays now. */
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
  /** Products that are active now. */
  used: number;
  /** The server's bill for the number in the field (N05); null while that is the present one. */
  bill: BillContent | null;
  /** How confirming goes. @default { phase: 'idle' } */
  work?: QuantityWork;
  /** Receives another number, so that its bill can be worked out. */
  onQuantityChange: (quantity: number) => void;
  /** Asks for the bill again. */
  onRetryBill: () => void;
  /** Receives how many additional products there shall be. */
  onConfirm: (quantity: number) => void;
  /** Leads back without another number. */
  onBack: () => void;
  /** Opens the form for a card, where the company has none to pay with. */
  onAddPaymentMethod: () => void;
}
