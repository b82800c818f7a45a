/** Billing's first view as its dialog holds it. */
import { Dialog } from '@hangtag/ui/elements/Dialog';
import type { BillingContent, BillingSummaryProps } from '@hangtag/ui/patterns/BillingSummary';
import { SupportHref } from '@hangtag/ui/patterns/contactSupport';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { BILLING_TODAY, customer } from '../fixtures/customer.ts';

/** Loaded billing. */
export const readyBilling = (changes: Partial<typeof customer> = {}, isStale = false) =>
  ({ phase: 'ready', customer: { ...customer, ...changes }, isStale }) as const;

/** Business with three additional products and three cards; every action succeeds. */
export const billingSummaryArgs = {
  content: readyBilling() satisfies BillingContent,
  today: BILLING_TODAY,
  csvHref: '/api/billing/history.csv',
  onRetry: fn(),
  onRefresh: fn(),
  refreshProblem: null satisfies string | null,
  onChangeQuantity: fn(),
  onUpdatePlan: fn(),
  onCancelPlan: fn(),
  onResume: fn(),
  isResuming: false,
  resumeProblem: null satisfies string | null,
  cardWork: null satisfies BillingSummaryProps['cardWork'],
  cardProblem: null satisfies BillingSummaryProps['cardProblem'],
  onPayOpenInvoices: fn(),
  onAddPaymentMethod: fn(),
  onMakeDefault: fn(),
  onDeletePaymentMethod: fn(),
  onEditInvoiceDetails: fn(),
} satisfies BillingSummaryProps;

/** The dialog of all billing views, under the title of one of them. */
export const inDialog = (title: string) =>
  function InItsDialog(Story: ComponentType) {
    return (
      <SupportHref value="mailto:support@hangtag.example">
        <Dialog title={title} size="medium" body="bare" isOpen>
          <Story />
        </Dialog>
      </SupportHref>
    );
  };
