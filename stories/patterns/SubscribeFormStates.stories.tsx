import { SubscribeForm, type SubscribeProgress } from '@hangtag/ui/patterns/SubscribeForm';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { amex, visa } from '../fixtures/customer.ts';
import { pro } from '../fixtures/plans.ts';
import { subscribeArgs } from '../support/subscribeArgs.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/SubscribeForm/Further states',
  component: SubscribeForm,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'tablet' } },
  args: { ...subscribeArgs, savedCards: [visa] },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const steps: readonly SubscribeProgress[] = [
  { phase: 'confirmingCard' },
  { phase: 'subscribing' },
  { phase: 'refreshing' },
  { phase: 'addingProducts', done: 0, total: 2 },
  { phase: 'addingProducts', done: 1, total: 2 },
  { phase: 'confirmed' },
];

/** The app's steps, one for each event. */
Tests.test(
  'The button shows each step, then Subscription confirmed [F142]',
  {
    render: function Stepping(args) {
      const [step, setStep] = useState(-1);
      useEffect(() => {
        const next = () => setStep((last) => last + 1);
        window.addEventListener('step', next);
        return () => window.removeEventListener('step', next);
      }, []);
      return <SubscribeForm {...args} progress={steps[step] ?? { phase: 'asking' }} />;
    },
  },
  async ({ args, canvas, userEvent }) => {
    for (const words of [
      'Confirming the card',
      'Subscribing',
      'Refreshing the subscription',
      'Adding product 1 of 2',
      'Adding product 2 of 2',
      'Subscription confirmed',
    ]) {
      window.dispatchEvent(new Event('step'));
      await expect(await canvas.findByRole('button', { name: new RegExp(words) })).toBeVisible();
      await expect(canvas.getAllByRole('status').map((each) => each.textContent)).toContain(words);
    }
    await expect(canvas.getByRole('radio', { name: 'Another card' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscription confirmed' }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
);

export const RequiresAction = meta.story({
  tags: ['picture'],
  args: { progress: { phase: 'waitingForBank' } },
});

RequiresAction.test('The bank asks its customer', async ({ canvas }) => {
  await expect(canvas.getByText('Your bank wants to know it’s you.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Waiting for your bank/ })).toBeVisible();
});

RequiresAction.test(
  'Nothing can be changed or sent again while it subscribes',
  { args: { progress: { phase: 'subscribing' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Subscribing/ }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toBeDisabled();
  },
);

RequiresAction.test(
  'A failed payment is reported, and can be retried [M12]',
  { args: { progress: { phase: 'failed' } } },
  async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('There was an issue with creating a payment');
    await expect(alert).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalled();
  },
);

RequiresAction.test(
  'declined',
  { args: { progress: { phase: 'declined', sentence: 'Your card has insufficient funds.' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your card has insufficient funds. Nothing was charged.',
    );
  },
);

Tests.test(
  'A saved card works where another cannot be entered [F153]',
  {
    args: {
      setup: {
        phase: 'unavailable',
        sentence: 'Stripe could not be reached. Check the connection.',
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Another card' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Card payment didn’t load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Card payment didn’t load. Try again above.',
    );
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
);

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'A demo company is charged nothing. Register a company to subscribe.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/A demo company is charged nothing/)).toBeVisible();
    await expect(canvas.queryByText('Due today')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    plan: { ...pro, title: 'Donaudampfschifffahrtsgesellschaft', price: 12_039.5 },
    savedCards: [{ ...amex, brand: 'cartes_bancaires', default: true }, visa],
  },
});

Tests.test(
  'reads from right to left',
  { globals: { viewport: { value: 'tablet' }, direction: 'rtl' } },
  axeOnly,
);

Tests.test(
  'is seen in high contrast',
  { globals: { viewport: { value: 'tablet' }, theme: 'high contrast' } },
  axeOnly,
);
