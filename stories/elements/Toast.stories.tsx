import { toastTitles } from '@hangtag/contract/rules/messages';
import { Button } from '@hangtag/ui/elements/Button';
import { createToastQueue, TOAST_MS, ToastRegion } from '@hangtag/ui/elements/Toast';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Toast.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const queue = createToastQueue();

const meta = preview.meta({
  title: 'Elements/Toast',
  component: ToastRegion,
  args: { queue, titles: toastTitles },
  parameters: { usage, picture: 'window' },
  // The addon's clean-up runs after the picture, so each story starts with its own toast.
  beforeEach: () => {
    queue.clear();
    return () => queue.clear();
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast', 'phone') } },
  tags: ['picture'],
  play: async () => {
    queue.success('User profile updated.');
    queue.error('User invite failed, please try again');
    await expect(await screen.findByText('User profile updated.')).toBeVisible();
  },
});

Tests.test('Success is titled Success! and announced politely [F053]', async () => {
  queue.success('User profile updated.');
  await expect(await screen.findByRole('status')).toHaveTextContent(
    'Success! User profile updated.',
  );
});

Tests.test('Error is titled Error! and announced at once [F053]', async () => {
  queue.error('User invite failed, please try again');
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error! User invite failed, please try again',
  );
});

Tests.test('A repeated message replaces the earlier one', async () => {
  queue.error('User profile update failed, please try again');
  queue.success('User profile updated.');
  queue.error('User profile update failed, please try again');
  await expect(await screen.findAllByText('User profile updated.')).toHaveLength(1);
  await expect(screen.getAllByRole('alert')).toHaveLength(1);
});

Tests.test(
  'A repeated message replaces one that waits behind three others',
  async ({ userEvent }) => {
    for (const what of ['Saved.', 'Copied.', 'Sent.', 'Moved.', 'Saved.']) queue.success(what);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    for (const left of ['Moved.', 'Sent.', 'Copied.']) {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
      await expect(await screen.findByText(left)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  },
);

Tests.test('close removes it', async ({ userEvent }) => {
  queue.success('User profile updated.');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('User profile updated.')).toBeNull());
});

Tests.test(
  'F6 moves to the toasts, and Enter on Close removes one and restores focus',
  {
    render: (args) => (
      <>
        <Button>Save profile</Button>
        <ToastRegion {...args} />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save profile' });
    await tabTo(userEvent, save);
    queue.success('User profile updated.');
    const close = await screen.findByRole('button', { name: 'Close' });
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: '1 notification.' })).toHaveFocus();
    await tabTo(userEvent, close);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('User profile updated.')).toBeNull());
    await expect(save).toHaveFocus();
  },
);

Tests.test('is read by a screen reader', async ({ userEvent }) => {
  queue.error('User invite failed, please try again');
  await screen.findByRole('alert');
  await expectPhrases(screen.getByRole('region'), [
    'region, 1 notification.',
    'list',
    'listitem, level 1, position 1, set size 1',
    'alertdialog, Error!, User invite failed, please try again, not modal',
    'alert',
    'Error!',
    'User invite failed, please try again',
    'button, Close',
  ]);
  await expectStops(userEvent, [
    'alertdialog, Error!, User invite failed, please try again, not modal',
    'button, Close',
  ]);
});

/** Replaces the clock, so that the test does not wait. */
function watchTimers() {
  const later = spyOn(window, 'setTimeout');
  const never = spyOn(window, 'clearTimeout');
  /** The last timer set for a toast's duration. */
  const fuse = () => {
    const at = later.mock.calls.findLastIndex(([, ms]) => ms === TOAST_MS);
    const [burn] = later.mock.calls[at] ?? [];
    return { burn: burn as (() => void) | undefined, id: later.mock.results[at]?.value as unknown };
  };
  return { fuse, never };
}

Tests.test('It disappears after five seconds [F054] [K11]', async () => {
  await expect(TOAST_MS).toBe(5000);
  const { fuse } = watchTimers();
  queue.success('User profile updated.');
  await screen.findByText('User profile updated.');
  fuse().burn?.();
  await waitFor(() => expect(screen.queryByText('User profile updated.')).toBeNull());
});

Tests.test('clock stops while hovered', async ({ userEvent }) => {
  const { fuse, never } = watchTimers();
  queue.success('User profile updated.');
  const sentence = await screen.findByText('User profile updated.');
  const { id } = fuse();
  await userEvent.hover(sentence);
  await waitFor(() => expect(never).toHaveBeenCalledWith(id));
});

Tests.test('clock stops while focused', async () => {
  const { fuse, never } = watchTimers();
  queue.success('User profile updated.');
  const close = await screen.findByRole('button', { name: 'Close' });
  const { id } = fuse();
  close.focus();
  await waitFor(() => expect(never).toHaveBeenCalledWith(id));
  await expect(close).toBeVisible();
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async () => {
  queue.success('User profile updated.');
  await expect(await screen.findByRole('status')).toBeVisible();
});
