import { QuantityForm, type QuantityFormProps } from '@hangtag/ui/patterns/QuantityForm';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/QuantityForm.tsx';
import { customer, oneMoreBill } from '../fixtures/customer.ts';
import { inDialog } from '../support/billingSummaryArgs.tsx';
import { StatefulQuantityForm } from '../support/StatefulQuantityForm.tsx';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/QuantityForm',
  component: QuantityForm,
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Number of products')],
  args: {
    customer: customer satisfies QuantityFormProps['customer'],
    used: 9,
    empty: 0,
    bill: null satisfies QuantityFormProps['bill'],
    work: { phase: 'idle' } satisfies QuantityFormProps['work'],
    onQuantityChange: fn(),
    onRetryBill: fn(),
    onConfirm: fn(),
    onBack: fn(),
    onAddPaymentMethod: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const field = () => screen.getByRole('textbox', { name: 'Additional products' });
const confirm = () => screen.getByRole('button', { name: /Confirm changes/ });
/** Replaces the number and leaves the field. */
const fill = async (
  userEvent: { clear: (box: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
  number: string,
) => {
  await userEvent.clear(field());
  await userEvent.keyboard(`${number}{Tab}`);
};

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('Business')).toBeVisible());
    await expect(screen.getByText('7 products included')).toBeVisible();
    const pay = screen.getByRole('region', { name: 'What you will pay monthly' });
    await expect(pay).toHaveTextContent('$309.00per month, as now');
    await expect(pay).toHaveTextContent('Visa ending 4242Default');
    await expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  },
});

Example.test(
  'The current plan and its future costs are shown [F122] [F123] [F125] [F126] [F127] [F128]',
  async ({ args }) => {
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
);

export const OneMore = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },

  tags: ['picture'],
  args: { bill: { phase: 'ready', bill: oneMoreBill } },
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, field());
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(4);
    const pay = screen.getByRole('region', { name: 'What you will pay monthly' });
    await expect(pay).toHaveTextContent('$329.00per month, $20.00 more than now');
    await expect(screen.getByText('11 products in all, 9 are in use.')).toBeVisible();
    await expect(
      screen.getByRole('region', { name: 'The bill for this change' }),
    ).toHaveTextContent('Due today$13.33');
    await tabTo(userEvent, confirm());
    await userEvent.keyboard('{Enter}');
  },
});

OneMore.test(
  'One product more costs $20.00 more, by keyboard, with its bill above the button [F126] [K07]',
  async ({ args }) => {
    await expect(args.onConfirm).toHaveBeenCalledWith(4);
  },
);

OneMore.test('On A Phone', { globals: { viewport: { value: 'phone' } } }, async ({ args }) => {
  await expect(args.onConfirm).toHaveBeenCalledWith(4);
});

Tests.test(
  'The number is limited to 0 to 100; an emptied field is no order [F124] [K08]',
  async ({ args, userEvent }) => {
    await fill(userEvent, '101');
    await waitFor(() => expect(field()).toHaveValue('100'));
    await expect(screen.getByRole('button', { name: /Increase/ })).toBeDisabled();
    await expect(screen.getByText('$2,249.00')).toBeVisible();
    await fill(userEvent, '0');
    await waitFor(() => expect(field()).toHaveValue('0'));
    await expect(screen.getByRole('button', { name: /Decrease/ })).toBeDisabled();
    await expect(screen.getByText('$249.00')).toBeVisible();
    await fill(userEvent, '');
    await waitFor(() => expect(field()).toHaveValue('3'));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
  },
);

Tests.test(
  'A yearly plan shows yearly amounts [F125]',
  { args: { customer: { ...customer, paymentInterval: 'year', planPrice: 3564 } } },
  async () => {
    await expect(
      screen.getByRole('region', { name: 'What you will pay yearly' }),
    ).toHaveTextContent('$3,564.00per year');
  },
);

Tests.test(
  'A number below the products in use asks what becomes of the others',
  { render: (args) => <StatefulQuantityForm {...args} /> },
  async ({ userEvent }) => {
    await fill(userEvent, '1');
    await waitFor(() => expect(screen.getByText('8 products in all, 9 are in use.')).toBeVisible());
    await expect(screen.getByText(/^1 product will be parked/)).toHaveTextContent(
      'its page stays up and nothing is deleted',
    );
    const bill = screen.getByRole('region', { name: 'The bill for this change' });
    await expect(bill).toHaveTextContent('Credit for next bill$26.67Due today$0.00');
    await expect(bill).toHaveTextContent(
      'Credit from before−$26.67Due 12-11-2026$242.33Without coupons and credit $269.00 per month.',
    );
    await expect(screen.queryByText(/is charged/)).toBeNull();
  },
);

Tests.test(
  'Nothing can be confirmed while the bill is calculated',
  { args: { bill: { phase: 'loading' } } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await expect(screen.getByText('Working out the bill')).toHaveAttribute('role', 'status');
    await expect(confirm()).toBeDisabled();
  },
);

export const BillFailed = meta.story({
  tags: ['picture'],
  args: {
    bill: { phase: 'failed', sentence: 'The server could not be reached. Nothing is charged.' },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryBill).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    customer: {
      ...customer,
      subscriptionName: 'Enterprise for Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
      planPrice: 120_249.5,
      productNumber: 1000,
      paymentMethods: [],
      coupon: { code: 'FOR-THOSE-WHO-WERE-THERE-FROM-THE-START', valid: true, percentOff: 20 },
    },
  },
});
