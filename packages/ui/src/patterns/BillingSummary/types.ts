import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Customer } from '@hangtag/contract/wire/billing';
import type { CardProblem, CardWork } from '@hangtag/ui/patterns/PaymentMethodList';
import type { ReactNode } from 'react';

/** What billing has to show. */
export type BillingContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly customer: Customer;
      /** Is a newer answer on its way? */
      readonly isStale: boolean;
    };

export interface BillingSummaryProps {
  /** What the company has and pays, that it is on its way, or why it did not come. */
  content: BillingContent;
  /** The present day, ISO 8601. */
  today: string;
  /** Why nothing may be changed now, as a sentence. @default null */
  lockedReason?: string | null;
  /** Where the billing history is as one CSV file. */
  csvHref: string;
  /** Where support is asked; absent where it has no address. */
  contactHref?: string;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** Loads what is shown anew [F120]. */
  onRefresh: () => void;
  /** Why what is shown is not the newest, as a sentence. */
  refreshProblem?: string | null;
  /** Opens the number of products [D52]. */
  onChangeQuantity: () => void;
  /** Opens the plans, to choose a first or another one. */
  onUpdatePlan: () => void;
  /** Opens the question before the plan is ended. */
  onCancelPlan: () => void;
  /** Takes a cancellation back; heard only where the server can. */
  onResume: () => void;
  /** Whether the cancellation is being taken back. @default false */
  isResuming?: boolean;
  /** Why it was not taken back, as a sentence. */
  resumeProblem?: string | null;
  /** What is under way with one card. @default null */
  cardWork?: CardWork | null;
  /** What went wrong with one card last. @default null */
  cardProblem?: CardProblem | null;
  /** Opens the form for another card. */
  onAddPaymentMethod: () => void;
  /** Asks that this card pays from now on, by its id. */
  onMakeDefault: (id: string) => void;
  /** Deletes a card by its id, once that was confirmed. */
  onDeletePaymentMethod: (id: string) => void;
  /** Opens what later invoices say (N12). */
  onEditInvoiceDetails: () => void;
  /** News about the plan that the customer's own facts do not tell, above everything. */
  notice?: ReactNode;
  /** What stands last, such as the clock of a test. */
  last?: ReactNode;
}
