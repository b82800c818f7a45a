import { DraftRecoveryNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DraftRecoveryNotice.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/DraftRecoveryNotice',
  component: DraftRecoveryNotice,
  args: { at: '2026-11-21T14:20:00Z', onUse: fn(), onDiscard: fn() },
  parameters: { usage, frame: 'wide' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We kept what you typed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
});

Tests.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'status',
    'strong',
    'We kept what you typed.',
    'It is from',
    '11-21-2026',
    ', 14:20 and is not saved yet.',
    'button, Use it',
    'button, Discard',
  ]);
  await expectStops(userEvent, ['button, Use it', 'button, Discard']);
});
