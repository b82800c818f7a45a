import { ViewAsBanner } from '@hangtag/ui/patterns/ViewAsBanner';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ViewAsBanner.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/ViewAsBanner',
  component: ViewAsBanner,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    companyName: 'Merrow Goods',
    endsAt: '2026-11-21T12:24:00Z',
    isStopping: false,
    problem: null satisfies string | null,
    onStop: fn(),
    onOver: fn(),
  },
  beforeEach: () => freezeClock('2026-11-21T12:00:00Z'),
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/24 minutes left/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
});

Example.test(
  'The banner shows the company, the time left and the button to end',
  async ({ args, canvas }) => {
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Stop viewing' })).toHaveFocus();
  },
);

Tests.test(
  'fits a phone with a long name',
  {
    globals: { viewport: { value: 'phone' } },
    args: { companyName: 'The Upper Kennebec Valley Cooperative of Olive and Seed Oil Makers' },
  },
  fitsItsWidth,
);

Tests.test(
  'The end of a view is reported to its owner',
  { args: { endsAt: '2026-11-21T11:59:00Z' } },
  async ({ args }) => {
    await waitFor(() => expect(args.onOver).toHaveBeenCalled());
  },
);

export const NotStopped = meta.story({
  tags: ['picture'],
  args: { problem: 'The server could not be reached. Check the connection and try again.' },
});

NotStopped.test('A view that failed to end is reported', async ({ args, canvas }) => {
  await expect(canvas.getByText('Viewing was not stopped.')).toBeVisible();
  await expect(canvas.getByText(/You still see Merrow Goods\. 24 minutes left/)).toBeVisible();
  await expect(canvas.getByText(`Viewing was not stopped. ${args.problem}`)).toBeInTheDocument();
});

export const Stopping = meta.story({ args: { isStopping: true } });

Tests.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'strong',
    'You see Merrow Goods as its Admin does.',
    'Nothing can be changed. 24 minutes left.',
    'button, Stop viewing',
    'status',
  ]);
  await expectAnnounced(() => userEvent.tab(), ['button, Stop viewing']);
});
