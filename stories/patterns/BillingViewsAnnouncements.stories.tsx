/** The billing views' screen reader output, in reading order. */
import { BillingSummary } from '@hangtag/ui/patterns/BillingSummary';
import { CancelPlan } from '@hangtag/ui/patterns/CancelPlan';
import { QuantityForm } from '@hangtag/ui/patterns/QuantityForm';
import { fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { customer } from '../fixtures/customer.ts';
import { billingSummaryArgs, inDialog, readyBilling } from '../support/billingSummaryArgs.tsx';
import { StatefulQuantityForm } from '../support/StatefulQuantityForm.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/View announcements',
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Billing')],
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

const quantityArgs = {
  customer,
  used: 9,
  empty: 0,
  bill: null,
  onQuantityChange: fn(),
  onRetryBill: fn(),
  onConfirm: fn(),
  onBack: fn(),
  onAddPaymentMethod: fn(),
};

Tests.test(
  'BillingSummary: the plan, then the parts of its price',
  {
    render: () => (
      <BillingSummary
        {...billingSummaryArgs}
        content={readyBilling({ billingHistory: [], paymentMethods: [] })}
      />
    ),
  },
  async ({ userEvent }) => {
    await expectPhrases(await findFocusedDialog(), [
      'dialog, Billing',
      'banner',
      'heading, Billing, level 2',
      'button, Close',
      'region, Current plan',
      'button, Refresh billing',
      'heading, Business, level 3',
      '$309.00',
      'per month',
      'Renews 12-11-2026',
      'term',
      'Business, 7 products',
      'definition',
      '$249.00',
      'term',
      '3 additional products',
      'button, Change the number of additional products',
      'definition',
      '$60.00',
      'term',
      'Per month',
      'definition',
      '$309.00',
      'region, Payment methods',
      'heading, Payment methods, level 3',
      'button, Add payment method',
      'No card is saved. A plan needs one that can be charged.',
      'region, Billing history',
      'heading, Billing history, level 3',
      'No invoice yet. The first one comes with the first payment.',
      'region, Invoice details',
      'heading, Invoice details, level 3',
      'button, Edit invoice details',
      'term',
      'Bill to',
      'definition',
      'Merrow Goods',
      '14 Quay Street',
      'ME 04101',
      'United States',
      'accounts@merrow.example',
      'term',
      'Tax ID',
      'definition',
      'None',
      'term',
      'PO number',
      'definition',
      'None',
      'contentinfo',
      'button, Cancel plan',
      'button, Update plan',
    ]);
    await expectStops(userEvent, [
      'button, Close',
      'button, Refresh billing',
      'button, Change the number of additional products',
      'button, Add payment method',
      'button, Edit invoice details',
      'button, Cancel plan',
      'button, Update plan',
    ]);
  },
);

Tests.test(
  'QuantityForm: the order, then its price, then the back link and the button',
  { render: () => <QuantityForm {...quantityArgs} /> },
  async ({ userEvent }) => {
    await expectPhrases(await findFocusedDialog(), [
      'dialog, Billing',
      'banner',
      'heading, Billing, level 2',
      'button, Close',
      'Current plan',
      'heading, Business, level 3',
      '7 products included',
      'Additional products',
      'group',
      'button, Decrease Additional products, 1 control',
      'Number field, Additional products, 3, 0 to 100, $20.00 per month each.',
      'button, Increase Additional products, 1 control',
      '0 to 100, $20.00 per month each.',
      '10 products in all, 9 are in use.',
      'region, What you will pay monthly',
      'heading, What you will pay monthly, level 3',
      '$309.00',
      'per month, as now',
      'Visa',
      'ending 4242',
      'Default',
      'contentinfo',
      'button, Go back',
      'button, Confirm changes, disabled',
    ]);
    await expectStops(userEvent, [
      'button, Close',
      'Number field, Additional products, 3, 0 to 100, $20.00 per month each.',
      'button, Go back',
    ]);
  },
);

Tests.test(
  'QuantityForm: a refusal is read first',
  { render: () => <StatefulQuantityForm {...quantityArgs} outcome="failed" /> },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm changes' }));
    await expectPhrases(await screen.findByRole('alert'), [
      'alert',
      'strong',
      'There was an issue with update number of products',
      'The server could not be reached. Nothing is charged.',
    ]);
  },
);

Tests.test(
  'CancelPlan: what ends when, before the buttons',
  {
    render: () => (
      <CancelPlan
        planName="Business"
        renewalDate="2026-12-11T12:00:00Z"
        canResume={false}
        onCancelPlan={fn()}
        onBack={fn()}
      />
    ),
  },
  async ({ userEvent }) => {
    await expectPhrases(await findFocusedDialog(), [
      'dialog, Billing',
      'banner',
      'heading, Billing, level 2',
      'button, Close',
      'This cancels the Business plan: it does not renew.',
      'term',
      'Until 12-11-2026',
      'definition',
      'You keep access to the dashboard until the renewal date. The plan can be resumed until the cancellation date, which is the same day. Contact support to resume it.',
      'term',
      'After 12-11-2026',
      'definition',
      'Editing and publishing are blocked. Published pages stay up, and nothing is deleted.',
      'contentinfo',
      'button, Back to summary',
      'button, Cancel current plan',
    ]);
    await expectStops(userEvent, [
      'button, Close',
      'button, Back to summary',
      'button, Cancel current plan',
    ]);
  },
);
