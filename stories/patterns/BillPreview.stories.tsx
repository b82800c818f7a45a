import { Button } from '@hangtag/ui/elements/Button';
import { BillPreview, type BillContent } from '@hangtag/ui/patterns/BillPreview';
import type { BillAlternative } from '@hangtag/ui/patterns/BillPreview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BillPreview.tsx';
import { twoLessBill } from '../fixtures/customer.ts';
import {
  couponBill,
  downgradeBill,
  firstBillPreview,
  repeatingCouponBill,
  yearlyBill,
} from '../fixtures/bills.ts';
import { axeOnly } from '../support/axeOnly.ts';

const park = fn();

const meta = preview.meta({
  title: 'Patterns/Billing/BillPreview',
  component: BillPreview,
  parameters: { usage },
  args: {
    content: { phase: 'ready', bill: downgradeBill } satisfies BillContent,
    onRetry: fn(),
    card: 'Visa ending 4242' satisfies string | undefined,
    alternatives: [] satisfies readonly BillAlternative[],
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

const ready = (bill: typeof firstBillPreview): BillContent => ({ phase: 'ready', bill });

export const Example = meta.story({
  tags: ['picture'],
  args: { alternatives: [{ words: 'Park 4 products instead', onChoose: park }] },
  play: async ({ canvas, userEvent }) => {
    const bill = canvas.getByRole('region', { name: 'What you will pay' });
    await expect(bill).toHaveTextContent('4 × Additional product$80.00');
    await expect(bill).toHaveTextContent('Unused time on Business−$166.00');
    await expect(bill).toHaveTextContent('Due today$13.00');
    await expect(bill).toHaveTextContent(
      'Next billPro, 3 products$99.004 × Additional product$80.00Due 12-21-2026$179.00',
    );
    await expect(bill).toHaveTextContent('Then $179.00 per month.');
    await expect(canvas.getByText(/Visa ending 4242 is charged/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
});

Example.test('A smaller plan names the products that become additional', async () => {
  await expect(park).toHaveBeenCalled();
});

export const One = meta.story({
  tags: ['picture'],
  args: { content: ready(firstBillPreview), card: undefined },
});

One.test('A first month is shown without a card', async ({ canvas }) => {
  await expect(canvas.queryByText(/is charged/)).toBeNull();
});

export const WithACoupon = meta.story({ args: { content: ready(couponBill) } });

/** A repeating coupon has its own line today and on the next bill. */
export const CouponThatHolds = meta.story({
  tags: ['picture'],
  args: { content: ready(repeatingCouponBill) },
});

CouponThatHolds.test('each coupon is a line of the next bill', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveTextContent(
    'Next billPro, 3 products$99.00HALF3, 50% off for 3 months−$49.50Due 12-21-2026$49.50',
  );
});

WithACoupon.test('yearly', { args: { content: ready(yearlyBill) } }, async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveTextContent(
    'Due 11-21-2027$2,844.00Then $2,844.00 per year.',
  );
});

WithACoupon.test(
  'A remaining balance is a credit: nothing is due, and the next bill lists it',
  { args: { content: ready(twoLessBill) } },
  async ({ canvas }) => {
    const bill = canvas.getByRole('region');
    await expect(bill).toHaveTextContent('Credit for next bill$26.67Due today$0.00');
    await expect(bill).toHaveTextContent(
      'Credit from before−$26.67Due 12-11-2026$242.33Without coupons and credit $269.00 per month.',
    );
    await expect(bill).not.toHaveTextContent('is charged');
  },
);

export const LongText = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },

  args: {
    content: ready({
      ...downgradeBill,
      lines: [
        {
          description:
            'Unused time on the Business plan with its additional products, from 11-21-2026 to 12-11-2026',
          quantity: 1,
          amount: -1_166.42,
        },
        { description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', amount: 12_099 },
      ],
      dueToday: 10_932.58,
    }),
    card: 'American Express ending 0005',
  },
});

LongText.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What you will pay' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Working out the bill');
  },
});

/** As on the screen: applying a coupon computes the bill again. */
Tests.test(
  'A changing bill is dimmed, and announced when ready',
  {
    render: function Changing(args) {
      const [content, setContent] = useState(args.content);
      const change = () => setContent({ phase: 'ready', bill: downgradeBill, isStale: true });
      return (
        <>
          <BillPreview {...args} content={content} />
          <Button onPress={change}>Change</Button>
          <Button onPress={() => setContent(ready(couponBill))}>Arrive</Button>
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Working out the bill');
    await expect(canvas.getByText('Due today')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Due today $79.20. Then $99.00 per month from 12-21-2026.',
    );
  },
);

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: { phase: 'failed', sentence: 'The server could not be reached. Nothing is charged.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The bill didn’t load.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
