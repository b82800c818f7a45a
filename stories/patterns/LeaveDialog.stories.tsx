import { Button } from '@hangtag/ui/elements/Button';
import { LeaveDialog, type LeaveDialogProps } from '@hangtag/ui/patterns/LeaveDialog';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LeaveDialog.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

/** A page with unsaved input. */
function Leaving({ onStay, onLeave, ...rest }: Omit<LeaveDialogProps, 'isOpen'>) {
  const [isOpen, setOpen] = useState(false);
  const close = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Go to products</Button>
      <LeaveDialog {...rest} isOpen={isOpen} onStay={close(onStay)} onLeave={close(onLeave)} />
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/Editor/LeaveDialog',
  component: Leaving,
  args: {
    what: ['Harvest Olive Oil'],
    reason: 'This model number is taken.' satisfies string | null,
    onStay: fn(),
    onLeave: fn(),
  },
  parameters: { usage, picture: 'window' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to products' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('What you typed in Harvest Olive Oil is not saved.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
});

Tests.test('escape stays', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('button', { name: 'Go to products' });
  await userEvent.click(link);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onStay).toHaveBeenCalledOnce();
  await expect(args.onLeave).not.toHaveBeenCalled();
  await waitFor(() => expect(link).toHaveFocus());
});

Tests.test('leaving by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to products' }));
  await screen.findByRole('alertdialog');
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    what: ['Cold-pressed extra virgin olive oil from the terraces above Merrow', 'your profile'],
    reason: null,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to products' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

Tests.test('is read by a screen reader', async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await expectPhrases(dialog, [
    'alertdialog, Leave without saving?',
    'banner',
    'heading, Leave without saving?, level 2',
    'What you typed in',
    'Harvest Olive Oil',
    'is not saved. It is lost when you leave.',
    'It could not be saved. This model number is taken.',
    'contentinfo',
    'button, Stay',
    'button, Leave without saving',
  ]);
  await expectStops(userEvent, ['button, Stay', 'button, Leave without saving']);
});
