/** The billing patterns' screen reader output: their phrases, and announcements during an action. */
import { BillPreview } from '@hangtag/ui/patterns/BillPreview';
import { CardForm } from '@hangtag/ui/patterns/CardForm';
import { type CouponCheck, CouponField } from '@hangtag/ui/patterns/CouponField';
import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { downgradeBill } from '../fixtures/bills.ts';
import { expectAnnounced, expectPhrases, expectStops } from '../support/screenReader.ts';
import { CardFieldsMock } from '../support/CardFieldsMock.tsx';

const meta = preview.meta({
  title: 'Patterns/Billing/Announcements',
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

Tests.test(
  'BillPreview: each line with its amount',
  {
    render: () => (
      <BillPreview
        content={{ phase: 'ready', bill: downgradeBill }}
        onRetry={fn()}
        card="Visa ending 4242"
        alternatives={[{ words: 'Park 4 products instead', onChoose: fn() }]}
      />
    ),
  },
  async ({ canvas, userEvent }) => {
    await expectPhrases(canvas.getByRole('region'), [
      'region, What you will pay, not busy',
      'heading, What you will pay, level 3',
      'term',
      'Pro, 3 products',
      'definition',
      '$99.00',
      'term',
      '4 × Additional product',
      'definition',
      '$80.00',
      'term',
      'Unused time on Business',
      'definition',
      '−$166.00',
      'term',
      'Due today',
      'definition',
      '$13.00',
      'Next bill',
      'term',
      'Pro, 3 products',
      'definition',
      '$99.00',
      'term',
      '4 × Additional product',
      'definition',
      '$80.00',
      'term',
      'Due 12-21-2026',
      'definition',
      '$179.00',
      'Then $179.00 per month.',
      'Takes effect',
      '11-21-2026',
      '.',
      'Visa ending 4242 is charged.',
      'button, Park 4 products instead',
      'status',
    ]);
    await expectStops(userEvent, ['button, Park 4 products instead']);
  },
);

Tests.test(
  'CardForm: a name, a group of card details, a button that names the missing ones',
  {
    render: () => (
      <CardForm
        card={CardFieldsMock}
        setup={{ phase: 'ready' }}
        onSubmit={fn()}
        onRetry={fn()}
        hint="Card details go to Stripe."
      />
    ),
  },
  async ({ canvas }) => {
    await canvas.findByLabelText('Card number');
    await expectPhrases(canvas.getByRole('form', { name: 'Card' }), [
      'form, Card',
      'Name on card',
      'textbox, Name on card, required',
      'group, Card details, Card details go to Stripe., not busy',
      'textbox, Card number, placeholder Card number',
      'textbox, Expiry date, placeholder MM / YY',
      'textbox, Security code, placeholder CVC',
      'Card details go to Stripe.',
      'button, Add payment method, Enter the name on the card., disabled',
      'status',
    ]);
  },
);

const save20 = { code: 'SAVE20', valid: true, percentOff: 20, duration: 'once' } as const;

Tests.test(
  'CouponField: the answer is announced once, after Enter or the button',
  {
    render: function Held() {
      const [check, setCheck] = useState<CouponCheck>({ phase: 'asking' });
      return (
        <CouponField
          code="SAVE20"
          onCodeChange={fn()}
          check={check}
          onApply={() => setCheck({ phase: 'applied', coupon: save20 })}
          onReset={() => setCheck({ phase: 'asking' })}
        />
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Coupon' }));
    await expectAnnounced(
      () => userEvent.keyboard('{Enter}'),
      ['polite: Code applied. 20% off the first payment.'],
    );
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expectAnnounced(
      () => userEvent.click(canvas.getByRole('button', { name: 'Apply' })),
      ['button, Code applied', 'polite: 20% off the first payment.'],
    );
  },
);

Tests.test(
  'CouponField: a coupon without details is announced as applied',
  {
    render: function Held() {
      const [check, setCheck] = useState<CouponCheck>({ phase: 'asking' });
      return (
        <CouponField
          code="FRIENDS"
          onCodeChange={fn()}
          check={check}
          onApply={(code) => setCheck({ phase: 'applied', coupon: { code, valid: true } })}
          onReset={() => setCheck({ phase: 'asking' })}
        />
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Coupon' }));
    await expectAnnounced(() => userEvent.keyboard('{Enter}'), ['polite: Code applied.']);
  },
);
