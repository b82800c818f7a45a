import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Customer } from '@hangtag/contract/wire/billing';
import type { CardProblem, CardWork } from '@hangtag/ui/patterns/PaymentMethodList';
import type { ReactNode } from 'react';

/** The states of billing. */
export type BillingContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly customer: Customer;
      /** Whether a newer answer is loading. */
      readonly isStale: boolean;
    };

export interface BillingSummaryProps {
  /** The company's billing: loaded, loading, or failed with a reason. */
  content: BillingContent;
  /** Today, ISO 8601. */
  today: string;
  /** Why billing is read-only now, as a sentence. @default null */
  lockedReason?: string | null;
  /** Address of the billing history as a CSV file. */
  csvHref: string;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** Refreshes the data [F120]. */
  onRefresh: () => void;
  /** Why refreshing failed, as a sentence. */
  refreshProblem?: string | null;
  /** Opens the view for the number of products [D52]. */
  onChangeQuantity: () => void;
  /** Opens the plans, to choose a first or another one. */
  onUpdatePlan: () => void;
  /** Opens the confirmation before the plan is cancelled. */
  onCancelPlan: () => void;
  /** Resumes a cancelled plan; called only where the server supports it. */
  onResume: () => void;
  /** Whether the plan is being resumed. @default false */
  isResuming?: boolean;
  /** Why resuming failed, as a sentence. */
  resumeProblem?: string | null;
  /** The running action on a card. @default null */
  cardWork?: CardWork | null;
  /** The last failure of an action on a card. @default null */
  cardProblem?: CardProblem | null;
  /** Opens the bill of what is owed. */
  onPayOpenInvoices: () => void;
  /** Opens the form for another card. */
  onAddPaymentMethod: () => void;
  /** Makes a card the default, by its id. */
  onMakeDefault: (id: string) => void;
  /** Deletes a card by its id, after confirmation. */
  onDeletePaymentMethod: (id: string) => void;
  /** Opens the details for later invoices. */
  onEditInvoiceDetails: () => void;
  /** A message about the plan that the customer data does not contain, above everything else. */
  notice?: ReactNode;
  /** Slot at the end, such as the billing clock. */
  last?: ReactNode;
}
