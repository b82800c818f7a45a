import { PastDueNotice, type PastDueNoticeProps } from '@hangtag/ui/patterns/PastDueNotice';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PastDueNotice.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { pastDueCustomer, visa } from '../fixtures/customer.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PastDueNotice',
  component: PastDueNotice,
  parameters: { usage, frame: 'wide' },
  args: {
    payment: pastDueCustomer.openPayment satisfies PastDueNoticeProps['payment'],
    needsConfirmation: false,
    card: visa satisfies PastDueNoticeProps['card'],
    way: { kind: 'pay', onPay: fn(), onAdd: fn() } satisfies PastDueNoticeProps['way'],
  },
});

export const InBilling = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A payment failed. $309.00 of 11-11-2026 could not be charged to Visa ending 4242. It is tried again on 11-24-2026. A card that is added, or made the default one, pays it at once. Published pages stay up.',
    );
  },
});

export const AboveAPage = meta.story({
  tags: ['picture'],
  args: { way: { kind: 'billing', href: '?modal=billing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '?modal=billing',
    );
  },
});

export const MayNotPay = meta.story({
  tags: ['picture'],
  args: { payment: null, card: null, way: { kind: 'ask' } },
});

MayNotPay.test('A User without amounts reads whom to ask [D15]', async ({ canvas }) => {
  const said = canvas.getByRole('status');
  await expect(said).toHaveTextContent('Ask an Admin of your company');
  await expect(said).not.toHaveTextContent('$');
});

export const BankWaits = meta.story({ args: { needsConfirmation: true } });

BankWaits.test('The bank’s question offers no other card', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Your bank wants a payment confirmed. $309.00 of 11-11-2026 is not paid.',
  );
  await expect(canvas.queryByRole('button', { name: 'Add a card' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm with your bank' }));
  if (args.way.kind === 'pay') await expect(args.way.onPay).toHaveBeenCalledOnce();
});

InBilling.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

InBilling.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'status',
    'strong',
    'A payment failed.',
    '$309.00 of 11-11-2026 could not be charged to Visa ending 4242. It is tried again on 11-24-2026. A card that is added, or made the default one, pays it at once. Published pages stay up.',
    'button, Pay now',
    'button, Add a card',
  ]);
  await expectStops(userEvent, ['button, Pay now', 'button, Add a card']);
});
