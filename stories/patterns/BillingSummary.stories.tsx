import { BillingSummary } from '@hangtag/ui/patterns/BillingSummary';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BillingSummary.tsx';
import { manyInvoices, visa } from '../fixtures/customer.ts';
import { billingSummaryArgs, inDialog, readyBilling } from '../support/billingSummaryArgs.tsx';
import { tabTo } from '../support/tabTo.ts';
import { expectAnnouncedOnce } from '../support/expectAnnouncedOnce.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/BillingSummary',
  component: BillingSummary,
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Billing')],
  args: billingSummaryArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone', 'high contrast') } },
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const plan = screen.getByRole('region', { name: 'Current plan' });
    await expect(plan).toHaveTextContent('Business$309.00 per monthRenews 12-11-2026');
    await expect(plan).toHaveTextContent('Business, 7 products$249.00');
    await expect(plan).toHaveTextContent('Per month$309.00');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.onCancelPlan).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Update plan' }));
    await expect(args.onUpdatePlan).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Add payment method' }));
  },
});

Example.test(
  'The summary shows the plan, its price and its renewal [F109] [F110] [F111] [F117]',
  async ({ args }) => {
    await expect(args.onAddPaymentMethod).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Resume plan' })).toBeNull();
  },
);

Tests.test(
  'The additional products link to their number, by keyboard [D52]',
  async ({ args, userEvent }) => {
    const change = screen.getByRole('button', { name: /^Change the number/ });
    await expect(change.closest('dt')).toHaveTextContent('3 additional products');
    await tabTo(userEvent, change);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeQuantity).toHaveBeenCalledOnce();
  },
);

Tests.test('Refresh billing requests it [F120]', async ({ args, userEvent }) => {
  await tabTo(userEvent, screen.getByRole('button', { name: 'Refresh billing' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

export const NotRefreshed = meta.story({
  args: {
    refreshProblem: 'The server could not be reached. This is what was known at 09:14.',
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not refreshed.');
  },
});

export const One = meta.story({
  tags: ['picture'],
  args: {
    content: readyBilling({
      subscriptionName: 'Basic',
      planPrice: 444,
      price: 444,
      basePrice: 444,
      paymentFreq: 'year',
      paymentInterval: 'year',
      productNumber: 1,
      additionalProducts: 0,
      paymentMethods: [visa],
      billingHistory: [],
      renewalDate: '2027-11-11T12:00:00Z',
    }),
  },
});

One.test('Basic has one card, no additional product, and yearly billing', async () => {
  const plan = screen.getByRole('region', { name: 'Current plan' });
  await expect(plan).toHaveTextContent('$444.00 per yearRenews 11-11-2027');
  await expect(plan).toHaveTextContent('No additional products');
  await expect(plan).toHaveTextContent('Per year$444.00');
});

One.test(
  'A refresh keeps the shown content',
  { args: { content: readyBilling({}, true) } },
  async ({ args, userEvent }) => {
    await expectAnnouncedOnce('Refreshing billing');
    await expect(screen.getByText('Renews 12-11-2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Refresh billing/ }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
);

export const WithACoupon = meta.story({
  tags: ['picture'],
  args: {
    content: readyBilling({
      coupon: {
        code: 'HALF3',
        valid: true,
        percentOff: 50,
        duration: 'repeating',
        months: 3,
        expiresAt: '2027-02-11T12:00:00Z',
      },
      nextPayment: 154.5,
    }),
  },
  play: async () => {
    const plan = screen.getByRole('region', { name: 'Current plan' });
    await expect(plan).toHaveTextContent('$309.00 per monthRenews 12-11-2026');
    await expect(plan).toHaveTextContent(
      'Coupon HALF3, 50% off until 02-11-2027−$154.50Next payment, 12-11-2026$154.50',
    );
  },
});

Tests.test(
  'The reason of the locked delete button covers no text and no button',
  async ({ userEvent }) => {
    await tabTo(userEvent, screen.getByRole('button', { name: 'Delete Visa ending 4242' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    const { left } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(screen.getByText('Expires 08/2028').getBoundingClientRect().right).toBeLessThan(
      left,
    );
  },
);

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    content: readyBilling({
      subscriptionName: 'Enterprise for Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
      planPrice: 120_249.5,
      basePrice: 118_249.5,
      additionalProducts: 100,
      productNumber: 1000,
      billingHistory: manyInvoices,
      coupon: {
        code: 'FOR-THOSE-WHO-WERE-THERE-FROM-THE-START',
        valid: true,
        amountOff: 1000,
        duration: 'repeating',
        months: 12,
      },
      nextPayment: 119_249.5,
    }),
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
  play: () => expectAnnouncedOnce('Loading billing'),
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      sentence: 'The server could not be reached. Your plan and your cards are as they were.',
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Billing didn’t load');
    await tabTo(userEvent, screen.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Tests.test('is seen in high contrast', { globals: { theme: 'high contrast' } }, axeOnly);
