import { toastTitles } from '@hangtag/contract/rules/messages';
import { createToastQueue, TOAST_MS, ToastRegion } from '@hangtag/ui/elements/Toast';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const queue = createToastQueue();

const meta = preview.meta({
  title: 'Elements/Toast',
  component: ToastRegion,
  args: { queue, titles: toastTitles },
  parameters: { picture: 'window' },
  // The addon's clean-up runs after the picture, so each story starts with its own toast.
  beforeEach: () => {
    queue.clear();
    return () => queue.clear();
  },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async () => {
    queue.success('User profile updated.');
    queue.error('User invite failed, please try again');
    await expect(await screen.findByText('User profile updated.')).toBeVisible();
  },
});

export const SuccessIsReadInPassing = meta.story({
  name: '[F053] Success is titled Success! and read when the reader pauses',
  play: async () => {
    queue.success('User profile updated.');
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'Success!User profile updated.',
    );
  },
});

export const ErrorIsReadAtOnce = meta.story({
  name: '[F053] Error is titled Error! and read at once',
  play: async () => {
    queue.error('User invite failed, please try again');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error!User invite failed, please try again',
    );
  },
});

export const CloseTakesItAway = meta.story({
  play: async ({ userEvent }) => {
    queue.success('User profile updated.');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('User profile updated.')).toBeNull());
  },
});

/** Milliseconds from adding a toast until it is gone. */
async function lifetime(): Promise<number> {
  const start = performance.now();
  queue.success('User profile updated.');
  await screen.findByText('User profile updated.');
  await waitFor(() => expect(screen.queryByText('User profile updated.')).toBeNull(), {
    timeout: TOAST_MS * 2,
  });
  return performance.now() - start;
}

export const GoesAfterFiveSeconds = meta.story({
  name: '[F054] It goes after five seconds',
  play: async () => {
    const shown = await lifetime();
    await expect(shown).toBeGreaterThan(TOAST_MS - 100);
    await expect(shown).toBeLessThan(TOAST_MS + 2000);
  },
});

export const StaysWhileFocused = meta.story({
  play: async ({ userEvent }) => {
    queue.success('User profile updated.');
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    await new Promise((done) => setTimeout(done, TOAST_MS + 500));
    await expect(close).toBeVisible();
    close.blur();
    await userEvent.hover(document.body);
  },
});

export const OnAPhoneItComesFromAbove = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    queue.success('User profile updated.');
    await expect(await screen.findByRole('status')).toBeVisible();
  },
});

export const InHighContrast = Example.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});
