import type { Customer } from '@hangtag/contract/wire/billing';
import { BillingHistory } from '@hangtag/ui/patterns/BillingHistory';
import { InvoiceDetails } from '@hangtag/ui/patterns/InvoiceDetails';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { PastDueNotice } from '@hangtag/ui/patterns/PastDueNotice';
import { PaymentMethodList } from '@hangtag/ui/patterns/PaymentMethodList';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './BillingSummary.css.ts';
import { BillingSummaryLoading } from './BillingSummaryStates.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { SummaryFooter, SummaryFooterStart } from './SummaryFooter.tsx';
import type { BillingSummaryProps } from './types.ts';

/** Billing's first view: the plan and its price, the cards, the invoices and the actions [F109-F120]. */
export function BillingSummary(props: BillingSummaryProps) {
  const { content, lockedReason = null } = props;
  const isLocked = lockedReason !== null;
  if (content.phase === 'loading') return <BillingSummaryLoading />;
  if (content.phase === 'failed')
    return (
      <DialogView>
        <FailedPart level={3} what="Billing" content={content} onRetry={props.onRetry} />
      </DialogView>
    );
  const { customer, isStale } = content;
  const footer = { ...props, customer };
  return (
    <DialogView
      footerStart={<SummaryFooterStart {...footer} />}
      footer={<SummaryFooter {...footer} />}
    >
      <div className={css.summary} aria-busy={isStale} data-component="BillingSummary">
        <StatusNotices {...props} customer={customer} />
        {props.notice}
        <CurrentPlan
          customer={customer}
          isStale={isStale}
          onRefresh={props.onRefresh}
          onChangeQuantity={
            isLocked || customer.openPayment || customer.cancellationDate !== null
              ? undefined
              : props.onChangeQuantity
          }
        />
        <PaymentMethodList
          methods={customer.paymentMethods}
          isPlanActive={customer.status !== 'none'}
          today={props.today}
          work={props.cardWork}
          problem={props.cardProblem}
          {...(!isLocked && {
            onAdd: props.onAddPaymentMethod,
            onMakeDefault: props.onMakeDefault,
            onDelete: props.onDeletePaymentMethod,
          })}
        />
        <BillingHistory invoices={customer.billingHistory} csvHref={props.csvHref} />
        <InvoiceDetails
          details={customer.invoiceDetails}
          onEdit={isLocked ? undefined : props.onEditInvoiceDetails}
        />
        {props.last}
        {isStale && <VisuallyHidden announcement="once">Refreshing billing</VisuallyHidden>}
      </div>
    </DialogView>
  );
}

/** The notices above everything else. */
function StatusNotices(props: BillingSummaryProps & { readonly customer: Customer }) {
  const { customer, refreshProblem, resumeProblem, onAddPaymentMethod, onPayOpenInvoices } = props;
  const { lockedReason } = props;
  const { openPayment } = customer;
  return (
    <>
      {/* Both reasons can be the same sentence. */}
      {lockedReason && lockedReason !== refreshProblem && <Notice>{lockedReason}</Notice>}
      {refreshProblem && (
        <Notice tone="danger" title="Not refreshed." announcement="assertive">
          {refreshProblem}
        </Notice>
      )}
      {resumeProblem && (
        <Notice tone="danger" title="Not resumed." announcement="assertive">
          {resumeProblem}
        </Notice>
      )}
      {openPayment && !lockedReason && (
        <PastDueNotice
          payment={openPayment}
          needsConfirmation={openPayment.needsConfirmation}
          card={customer.paymentMethods.find((card) => card.default) ?? null}
          way={{ kind: 'pay', onPay: onPayOpenInvoices, onAdd: onAddPaymentMethod }}
        />
      )}
      {customer.cancellationDate !== null && (
        <Notice title="This plan is cancelled.">
          {openPayment
            ? 'Cancelling takes nothing back of what is open. Published pages stay up afterwards.'
            : 'Editing and publishing work until it ends. Published pages stay up afterwards.'}
        </Notice>
      )}
    </>
  );
}
