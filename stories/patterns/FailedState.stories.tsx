import { Stack } from '@hangtag/ui/layout/Stack';
import { FailedNotice, FailedState } from '@hangtag/ui/patterns/FailedState';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FailedState.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/App/FailedState',
  component: FailedState,
  args: {
    title: 'The users didn’t load',
    children: 'The server took too long to answer. Your saved work is safe.',
    onRetry: fn(),
  },
  parameters: { usage, frame: 'wide' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  args: { reference: 'req-8f21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Tests.test(
  'refused',
  { args: { title: 'You can’t open this', children: 'Ask an Admin.', onRetry: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);

Tests.test(
  'A small one beside loaded content takes one line',
  {
    render: ({ onRetry }) => (
      <Stack gap={20}>
        <FailedNotice
          what="The bill"
          content={{ sentence: 'The server can’t be reached.' }}
          onRetry={() => onRetry?.()}
        />
        <FailedNotice
          what="The figures"
          content={{ sentence: 'Ask an Admin.', cause: 'refused' }}
          onRetry={() => onRetry?.()}
        />
      </Stack>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    const [failed, refused] = canvas.getAllByRole('alert');
    await expect(failed).toHaveTextContent('The bill didn’t load. The server can’t be reached.');
    await expect(refused).toHaveTextContent('You can’t open this. Ask an Admin.');
    // Another try would not help against a refusal.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Example.test('on a phone', { globals: { viewport: { value: 'phone' } } }, () => undefined);

Tests.test(
  'is read by a screen reader',
  { args: { reference: 'req-8f21' } },
  async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'alert',
      'heading, The users didn’t load, level 2',
      'The server took too long to answer. Your saved work is safe.',
      'button, Try again',
      'Reference',
      'req-8f21',
    ]);
    await expectStops(userEvent, ['button, Try again']);
  },
);
