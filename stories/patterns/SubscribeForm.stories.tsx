import { Button } from '@hangtag/ui/elements/Button';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { SubscribeForm } from '@hangtag/ui/patterns/SubscribeForm';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SubscribeForm.tsx';
import { couponBill, downgradeBill, firstBillPreview, yearlyBill } from '../fixtures/bills.ts';
import { amex, visa } from '../fixtures/customer.ts';
import { business, pro } from '../fixtures/plans.ts';
import { fillCard } from '../support/fillCard.ts';
import { subscribeArgs } from '../support/subscribeArgs.ts';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/SubscribeForm',
  component: SubscribeForm,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'tablet' } },
  args: subscribeArgs,
});

export const Empty = meta.story({
  parameters: { chromatic: { modes: modesNamed('right to left', 'high contrast') } },
  tags: ['picture'],
});

Empty.test(
  'A card is entered without a saved one, and the bill is above the button [F137]',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    const locked = canvas.getByRole('button', { name: 'Subscribe' });
    const bill = canvas.getByText('Due today');
    const order = bill.compareDocumentPosition(locked);
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
  },
);

Empty.test(
  'A first card is entered and paid with, by keyboard [F137]',
  async ({ args, canvas, userEvent }) => {
    // The button moves down when the card's fields appear, away from the pointer.
    await canvas.findByLabelText('Card number');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Enter the name on the card.',
    );
    await tabTo(userEvent, canvas.getByRole('textbox', { name: 'Name on card' }));
    await userEvent.keyboard('Ines Calder');
    await fillCard({ canvas, userEvent });
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Subscribe' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith({
      priceId: 'price_pro_month',
      payment: { kind: 'new', name: 'Ines Calder' },
    });
  },
);

Empty.test(
  'The default card is used unless another is chosen',
  {
    args: {
      change: 'update',
      savedCards: [amex, visa],
      bill: { phase: 'ready', bill: downgradeBill },
      billAlternatives: [{ words: 'Park 4 products instead', onChoose: () => undefined }],
    },
  },
  async ({ args, canvas, userEvent }) => {
    const usual = canvas.getByRole('radio', { name: 'Visa ending 4242, expires 08/2028' });
    await expect(usual).toBeChecked();
    await expect(canvas.getByText(/Visa ending 4242 is charged\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith({
      priceId: 'price_pro_month',
      payment: { kind: 'saved', paymentMethod: visa.id },
    });
  },
);

Empty.test(
  'Another card opens its fields; returning to them they are empty, and treated as empty',
  { args: { savedCards: [visa] } },
  async ({ args, canvas, userEvent }) => {
    const another = canvas.getByRole('radio', { name: 'Another card' });
    await userEvent.click(another);
    await fillCard({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: /Visa ending 4242/ }));
    await userEvent.click(another);
    await expect(await canvas.findByLabelText('Card number')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Complete the card details.',
    );
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
);

export const WithACoupon = meta.story({
  tags: ['picture'],
  args: {
    savedCards: [visa],
    bill: { phase: 'ready', bill: couponBill },
    coupon: {
      ...subscribeArgs.coupon,
      code: 'SAVE20',
      check: {
        phase: 'applied',
        coupon: { code: 'SAVE20', valid: true, percentOff: 20, duration: 'once' },
      },
    },
  },
});

WithACoupon.test('An applied coupon shows in the bill too', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Code applied' })).toBeVisible();
  const bill = canvas.getByRole('region', { name: 'What you will pay' });
  await expect(within(bill).getByText('SAVE20, 20% off once')).toBeVisible();
});

Empty.test(
  'Enter in the coupon field checks it and pays nothing',
  { args: { savedCards: [visa], coupon: { ...subscribeArgs.coupon, code: 'SAVE20' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), '{Enter}');
    await expect(subscribeArgs.coupon.onApply).toHaveBeenCalledWith('SAVE20');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
);

const typedCode = {
  savedCards: [visa],
  coupon: { ...subscribeArgs.coupon, code: 'SAVE20' },
};

export const CodeNotApplied = meta.story({
  tags: ['!picture'],
  args: typedCode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await screen.findByRole('alertdialog', { name: 'Use the code SAVE20?' });
  },
});

CodeNotApplied.test(
  'A typed code is applied before anything is ordered',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Apply it' }));
    await expect(subscribeArgs.coupon.onApply).toHaveBeenCalledWith('SAVE20');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus());
  },
);

CodeNotApplied.test(
  'The order is made without the code, or not at all',
  async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe without it' }));
    await expect(subscribeArgs.coupon.onCodeChange).toHaveBeenCalledWith('');
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(subscribeArgs.coupon.onApply).not.toHaveBeenCalled();
  },
);

Empty.test(
  'A year has another price than a month [F156]',
  {
    args: {
      plan: business,
      interval: 'year',
      savedCards: [visa],
      bill: { phase: 'ready', bill: yearlyBill },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$2,844.00 per year')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith({
      priceId: 'price_business_year',
      payment: { kind: 'saved', paymentMethod: visa.id },
    });
  },
);

/** As in the app: the bill is requested, and arrives. */
Empty.test(
  'Confirming is disabled before the bill has loaded, and the button keeps focus',
  {
    args: { savedCards: [visa], bill: { phase: 'loading' } },
    render: function Waiting(args) {
      const [bill, setBill] = useState(args.bill);
      useEffect(() => {
        const arrive = () => setBill({ phase: 'ready', bill: firstBillPreview });
        window.addEventListener('bill', arrive);
        return () => window.removeEventListener('bill', arrive);
      }, []);
      return <SubscribeForm {...args} bill={bill} />;
    },
  },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await tabTo(userEvent, button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The bill is being worked out.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('bill'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
);

/** As in the app: in the modal, over the plans. */
export const InItsModal = meta.story({
  tags: ['picture'],
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: { savedCards: [visa, amex] },
  render: (args) => (
    <Dialog
      title={`Subscribe to ${pro.title}`}
      size="medium"
      body="bare"
      isOpen
      dismissal="deliberate"
    >
      <SubscribeForm
        {...args}
        actionsPlacement="dialogFooter"
        back={<Button tone="quiet">Back to plans</Button>}
      />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to Pro' });
    await waitFor(() => expect(dialog).toBeVisible());
    const footer = within(dialog).getByRole('contentinfo');
    await userEvent.click(within(footer).getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
});

InItsModal.test(
  'in its modal on a phone',
  { globals: { viewport: { value: 'phone' } } },
  () => undefined,
);
