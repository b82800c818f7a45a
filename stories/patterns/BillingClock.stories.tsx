import { BillingClock, type BillingClockProps } from '@hangtag/ui/patterns/BillingClock';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BillingClock.tsx';
import { BILLING_TODAY } from '../fixtures/customer.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/BillingClock',
  component: BillingClock,
  parameters: { usage, frame: 'form' },
  args: {
    now: BILLING_TODAY satisfies string | null,
    busy: null satisfies BillingClockProps['busy'],
    problem: null satisfies string | null,
    onRetry: fn(),
    onAdvance: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
});

Example.test('One company’s billing time is moved ahead by keyboard', async ({ args }) => {
  await expect(args.onAdvance).toHaveBeenCalledWith('renewal');
});

export const Busy = meta.story({
  args: { busy: 'month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move 1 day ahead' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { problem: 'Something went wrong here. Try again in a minute.' },
});

Tests.test(
  'Moving is disabled before the time has loaded',
  { args: { now: null } },
  async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
);

Failed.test(
  'A time that failed to load is not shown as loading, and can be retried',
  { args: { now: null } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The time didn’t load.');
    await expect(canvas.queryByText('The time is being read.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Tests.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'region, Billing time in test mode',
    'heading, Billing time in test mode, level 3',
    'For this company’s bills it is',
    '11-21-2026',
    '. Nothing else moves with it.',
    'button, Move 1 day ahead',
    'button, Move to the renewal',
    'button, Move 1 month ahead',
    'status',
  ]);
  await expectStops(userEvent, [
    'button, Move 1 day ahead',
    'button, Move to the renewal',
    'button, Move 1 month ahead',
  ]);
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
