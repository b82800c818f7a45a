import { PastDueNotice, type PastDueNoticeProps } from '@hangtag/ui/patterns/PastDueNotice';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PastDueNotice.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { openInvoice, visa } from '../fixtures/customer.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PastDueNotice',
  component: PastDueNotice,
  parameters: { usage, frame: 'wide' },
  args: {
    invoice: openInvoice as PastDueNoticeProps['invoice'],
    card: visa as PastDueNoticeProps['card'],
    way: { kind: 'card', onAdd: fn() } as PastDueNoticeProps['way'],
  },
});

export const InBilling = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A payment failed. $309.00 of 11-11-2026 could not be charged to Visa ending 4242. Add another card or make another one the default: the payment is then tried again at once. Published pages stay up.',
    );
  },
});

export const AboveAPage = meta.story({
  tags: ['picture'],
  args: { way: { kind: 'billing', href: '?modal=billing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open billing' })).toHaveAttribute(
      'href',
      '?modal=billing',
    );
  },
});

export const ForWhoMayNotPay = meta.story({
  tags: ['picture'],
  args: { invoice: null, card: null, way: { kind: 'ask' } },
});

ForWhoMayNotPay.test('Who sees nothing of money reads whom to ask [D15]', async ({ canvas }) => {
  const said = canvas.getByRole('status');
  await expect(said).toHaveTextContent('Ask an Admin of your company');
  await expect(said).not.toHaveTextContent('$');
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
});

InBilling.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'status',
    'strong',
    'A payment failed.',
    '$309.00 of 11-11-2026 could not be charged to Visa ending 4242. Add another card or make another one the default: the payment is then tried again at once. Published pages stay up.',
    'button, Add a card',
  ]);
  await expectStops(userEvent, ['button, Add a card']);
});
