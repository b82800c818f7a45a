import { AlertDialog } from '@hangtag/ui/elements/AlertDialog';
import { expect, fn, screen } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AlertDialog.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { OpenButton } from '../support/OpenButton.tsx';

const meta = preview.meta({
  title: 'Elements/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Cancel Business?',
    children:
      'You keep the dashboard until 12-11-2026. After that, editing and publishing are blocked and your pages stay online. You can resume the plan until that date.',
    action: 'Cancel current plan',
    cancel: 'Back to summary',
    isOpen: true,
    onAction: fn(),
    onClose: fn(),
  },
  parameters: { usage, picture: 'window' },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
});

Example.test('answers by keyboard', async ({ args, userEvent }) => {
  await screen.findByRole('alertdialog', { name: 'Cancel Business?' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { problem: 'The plan was not cancelled. Nothing changed; try again in a minute.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing changed');
  },
});

export const NotDestructive = meta.story({
  args: { tone: 'neutral', title: 'Publish 3 changes?', action: 'Publish', cancel: undefined },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'alertdialog, Cancel Business?',
      'banner',
      'heading, Cancel Business?, level 2',
      'You keep the dashboard until 12-11-2026. After that, editing and publishing are blocked and your pages stay online. You can resume the plan until that date.',
      'contentinfo',
      'button, Back to summary',
      'button, Cancel current plan',
    ],
    ['button, Back to summary', 'button, Cancel current plan'],
  ),
);

Example.test(
  'is read by a screen reader (2)',
  {
    args: { isOpen: false },
    render: (args) => <OpenButton>{(state) => <AlertDialog {...args} {...state} />}</OpenButton>,
  },
  screenReaderTest(
    ['button, Open'],
    ['button, Open'],
    [
      ['{Enter}', ['alertdialog, Cancel Business?', 'assertive: Cancel Business?']],
      ['{Escape}', ['button, Open']],
    ],
  ),
);
