import { BillingClock, type BillingClockProps } from '@hangtag/ui/patterns/BillingClock';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BillingClock.tsx';
import { BILLING_TODAY } from '../fixtures/customer.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/BillingClock',
  component: BillingClock,
  parameters: { usage, frame: 'form' },
  args: {
    now: BILLING_TODAY as string | null,
    busy: null as BillingClockProps['busy'],
    problem: null as string | null,
    onRetry: fn(),
    onAdvance: fn(),
  },
});

export const Example = meta.story({
  name: 'Moves one company’s billing time on, by keyboard',
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdvance).toHaveBeenCalledWith('renewal');
  },
});

export const Busy = meta.story({
  tags: ['picture-once'],
  args: { busy: 'month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 day on' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['picture-once'],
  args: { problem: 'Something went wrong here. Try again in a minute.' },
});

export const Unknown = meta.story({
  name: 'Nothing can be moved before the time came',
  args: { now: null },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const NotRead = meta.story({
  name: 'A time that didn’t load is not called being read, and can be asked for again',
  tags: ['picture-once'],
  args: { now: null, problem: 'Something went wrong here. Try again in a minute.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The time didn’t load.');
    await expect(canvas.queryByText('The time is being read.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Spoken = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'region, Billing time in test mode',
      'heading, Billing time in test mode, level 3',
      'For this company’s bills it is',
      '11-21-2026',
      '. Nothing else moves with it.',
      'button, 1 day on',
      'button, To the renewal',
      'button, 1 month on',
      'status',
    ]);
    await expectStops(userEvent, [
      'button, 1 day on',
      'button, To the renewal',
      'button, 1 month on',
    ]);
  },
});
