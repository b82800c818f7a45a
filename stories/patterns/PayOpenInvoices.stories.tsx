import { PayOpenInvoices, type PayOpenInvoicesProps } from '@hangtag/ui/patterns/PayOpenInvoices';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PayOpenInvoices.tsx';
import { mastercard, openInvoice, visa } from '../fixtures/customer.ts';
import { inDialog } from '../support/billingSummaryArgs.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const payment: PayOpenInvoicesProps['payment'] = {
  amount: 329,
  invoices: [
    openInvoice,
    { ...openInvoice, id: 'in_tags', amount: 20, description: 'Printed tags' },
  ],
  needsConfirmation: false,
  nextAttempt: '2026-11-24T12:00:00Z',
};

const meta = preview.meta({
  title: 'Patterns/Billing/PayOpenInvoices',
  component: PayOpenInvoices,
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Pay what is open')],
  args: {
    payment,
    cards: [visa] as PayOpenInvoicesProps['cards'],
    work: 'idle' as PayOpenInvoicesProps['work'],
    problem: null as string | null,
    onPay: fn(),
    onAddPaymentMethod: fn(),
    onBack: fn(),
  },
});

const button = (name: RegExp | string) => screen.getByRole('button', { name });

export const Example = meta.story({ tags: ['picture'] });

Example.test(
  'Every invoice is shown before it is paid, by keyboard',
  async ({ args, userEvent }) => {
    await expect(screen.getByText('11-11-2026, Printed tags')).toBeVisible();
    await tabTo(userEvent, button('Pay $329.00'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledWith(null);
  },
);

export const SeveralCards = meta.story({
  tags: ['picture'],
  args: { cards: [visa, mastercard], payment: { ...payment, needsConfirmation: true } },
});

SeveralCards.test(
  'Another saved card is chosen by keyboard, and pays without the bank’s earlier question',
  async ({ args, userEvent }) => {
    await expect(screen.getByRole('radio', { name: /^Visa ending 4242/ })).toBeChecked();
    await expect(button('Confirm with your bank')).toBeVisible();
    await tabTo(userEvent, screen.getByRole('radio', { name: /^Visa/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /^Mastercard ending 4444/ })).toBeChecked();
    await expect(screen.queryByText(/^Your bank asks/)).toBeNull();
    await userEvent.click(button('Pay $329.00'));
    await expect(args.onPay).toHaveBeenCalledWith(mastercard.id);
    await userEvent.click(button('Use another card'));
    await expect(args.onAddPaymentMethod).toHaveBeenCalledOnce();
  },
);

export const BankWaits = meta.story({ args: { payment: { ...payment, needsConfirmation: true } } });

BankWaits.test('The bank’s question is asked again', async ({ args, userEvent }) => {
  await userEvent.click(button('Confirm with your bank'));
  await expect(args.onPay).toHaveBeenCalledOnce();
});

export const Failed = meta.story({ args: { problem: 'Your card was declined.' } });

Failed.test('A refusal gives the reason', async () => {
  await expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
});

export const NoCard = meta.story({ args: { cards: [] } });

NoCard.test('Paying is disabled without a card', async ({ args, userEvent }) => {
  await expect(button(/^Pay/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Add payment method'));
  await expect(args.onAddPaymentMethod).toHaveBeenCalledOnce();
});

Failed.test('is read by a screen reader', async () => {
  await expectPhrases(await screen.findByRole('alert'), [
    'alert',
    'There was an issue with creating a payment. Your card was declined.',
  ]);
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
