import type { ELabelAnswer } from '@hangtag/contract/wire/eLabel';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { ELabel, type ELabelProps } from '@hangtag/ui/patterns/ProductSettings';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ordinaryPage } from '../fixtures/eLabel.ts';

const ready = (changes: Partial<ELabelAnswer> = {}) =>
  ({ phase: 'ready', ...ordinaryPage, ...changes }) as const;

const meta = preview.meta({
  title: 'Patterns/Products/ProductSettings/ELabel',
  component: ELabel,
  tags: ['!picture'],
  args: {
    content: ready() satisfies ELabelProps['content'],
    isPublished: true,
    isBusy: false,
    problem: null satisfies ELabelProps['problem'],
    onChange: fn(),
    onRetry: fn(),
  },
  parameters: { frame: 'form' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={fn()}>
        <Story />
      </LinkProvider>
    ),
  ],
});

export const Off = meta.story();

Off.test(
  'is switched on by keyboard, and says before what it leaves out',
  async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/It would leave out: “Our grove”, “Serving”, calls/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'The page is an e-label' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
);

export const On = meta.story({
  args: { content: ready({ since: '2026-11-20T10:00:00Z' }) },
});

On.test('leads to its self-test, and is switched off', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(/Since 11-20-2026 nothing is counted/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: /Open the self-test/ })).toHaveAttribute(
    'href',
    ordinaryPage.selfTestUrl,
  );
  await userEvent.click(canvas.getByRole('switch'));
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});

export const Busy = meta.story({ args: { isBusy: true } });

Busy.test('keeps the focus and changes nothing twice', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Nothing is published that could be tested. */
export const Unpublished = meta.story({
  args: { isPublished: false, content: ready({ since: '2026-11-20T10:00:00Z', leftOut: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Publish the product to run the self-test.')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { content: ready({ can: { change: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
});

export const NotChanged = meta.story({
  args: { problem: 'The server doesn’t answer. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Not changed/);
  },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server doesn’t answer.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
