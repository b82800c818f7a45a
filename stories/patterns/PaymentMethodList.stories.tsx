import { PaymentMethodList } from '@hangtag/ui/patterns/PaymentMethodList';
import { expect } from 'storybook/test';
import { everyMode } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PaymentMethodList.tsx';
import { amex, card, expired, mastercard, visa } from '../fixtures/customer.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { paymentMethodArgs } from '../support/paymentMethodArgs.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PaymentMethodList',
  component: PaymentMethodList,
  parameters: { usage, frame: 'form' },
  args: paymentMethodArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Many = meta.story({
  tags: ['picture', 'picture-modes'],
  parameters: { chromatic: { modes: everyMode } },
});

Many.test(
  'Each card shows brand, last four, expiry and default [F112] [F113]',
  async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Payment methods' });
    await expectPhrases(list, [
      'list, Payment methods',
      'listitem, level 1, position 1, set size 3',
      'Visa',
      'ending 4242',
      'Default',
      'Expires 08/2028',
      'button, Delete Visa ending 4242, Default card can’t be deleted while a plan is active, disabled',
      'listitem, level 1, position 2, set size 3',
      'Mastercard',
      'ending 4444',
      'Expires 12/2026, next month',
      'button, Make default Mastercard ending 4444',
      'button, Delete Mastercard ending 4444',
      'listitem, level 1, position 3, set size 3',
      'Amex',
      'ending 0005',
      'Expires 03/2029',
      'button, Make default Amex ending 0005',
      'button, Delete Amex ending 0005',
    ]);
  },
);

export const One = meta.story({ tags: ['picture'], args: { methods: [visa] } });

export const Empty = meta.story({
  tags: ['picture'],
  args: { methods: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add payment method' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { methods: [visa, mastercard, amex, expired] },
  play: fitsItsWidth,
});

export const EveryBrand = meta.story({
  tags: ['picture'],
  args: {
    methods: [
      visa,
      ...['mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'cartes_bancaires'].map(
        (brand, place) => card(brand, String(1111 * (place + 1))),
      ),
      card('unknown', '0000'),
    ],
  },
});

export const Expired = meta.story({
  tags: ['picture'],
  args: {
    methods: [
      card('visa', '4242', { default: true, exp_month: 11, exp_year: 2026 }),
      mastercard,
      expired,
    ],
  },
});

Expired.test('Expired and expiring cards are marked in words', async ({ canvas }) => {
  await expect(canvas.getByText('Expires 11/2026, this month')).toBeVisible();
  await expect(canvas.getByText('Expires 12/2026, next month')).toBeVisible();
  await expect(canvas.getByText('Expired 08/2026')).toBeVisible();
});

Tests.test(
  'Other cards are disabled while one is changing',
  { args: { work: { id: mastercard.id, verb: 'makeDefault' } } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Make default Mastercard ending 4444/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onMakeDefault).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('button', { name: 'Make default Amex ending 0005' }),
    ).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: 'Delete Mastercard ending 4444' }),
    ).toBeDisabled();
  },
);

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    problem: {
      id: mastercard.id,
      sentence: 'The bank declined Mastercard ending 4444. Visa ending 4242 stays the default.',
    },
  },
});

Failed.test('A refusal is shown in its row', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/stays the default/);
});

Tests.test(
  'A User without the right sees cards only',
  { args: { onAdd: undefined, onMakeDefault: undefined, onDelete: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

export const LongText = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    methods: [
      card('cartes_bancaires', '4242', { default: true, exp_month: 12, exp_year: 2026 }),
      card('diners', '3020', { exp_month: 12, exp_year: 2026 }),
    ],
    problem: {
      id: 'pm_diners_3020',
      sentence:
        'The bank that issued Diners Club ending 3020 asks its owner to approve the payment in their own app before the card can be charged.',
    },
  },
});

Many.test('is seen in high contrast', { globals: { theme: 'high contrast' } }, axeOnly);
