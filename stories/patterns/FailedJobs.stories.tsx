import { FailedJobs } from '@hangtag/ui/patterns/FailedJobs';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FailedJobs.tsx';
import { failedJobs } from '../fixtures/system.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (jobs = failedJobs, count = jobs.length) =>
  ({ phase: 'ready', jobs, count }) as const;

const meta = preview.meta({
  title: 'Patterns/Platform/FailedJobs',
  component: FailedJobs,
  tags: ['!picture'],
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: { content: ready(), onRetryJob: fn(), onRetryAll: fn(), onRetry: fn() },
});

export const Default = meta.story();

Default.test('each job is tried again by keyboard', async ({ args, canvas, userEvent }) => {
  const name = 'Try again Email to sam@quayside.example';
  await tabTo(userEvent, canvas.getByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetryJob).toHaveBeenCalledWith(failedJobs[1]);
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Try all again' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetryAll).toHaveBeenCalledOnce();
});

Default.test(
  'a failed try says why',
  {
    args: { problem: 'The server could not be reached.' },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not started again.');
  },
);

export const One = meta.story({ args: { content: ready(failedJobs.slice(0, 1)) } });

One.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    '1 job was given up. Mend the cause first, then try again.',
    'table, Failed work',
    'row, Work Last error Given up Actions',
    'columnheader, Work',
    'columnheader, Last error',
    'columnheader, Given up',
    'columnheader, Actions',
    'row, Email to noor@merrow.example Your invoice of November connect ECONNREFUSED 10.0.0.5:587 11-21-2026, 09:12, after 30 attempts Try again Email to noor@merrow.example',
    'rowheader, Email to noor@merrow.example Your invoice of November',
    'cell, connect ECONNREFUSED 10.0.0.5:587',
    'cell, 11-21-2026, 09:12, after 30 attempts',
    'cell, Try again Email to noor@merrow.example',
    'button, Try again Email to noor@merrow.example',
  ]);
});

export const Busy = meta.story({ args: { retrying: 31 } });

export const More = meta.story({ args: { content: ready(failedJobs, 240) } });

export const Empty = meta.story({ args: { content: ready([]) } });

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', cause: 'accident', sentence: 'The server did not answer.' } },
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
