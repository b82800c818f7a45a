import { PreviewPane, type PreviewPaneProps } from '@hangtag/ui/patterns/PreviewPane';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PreviewPane.tsx';
import { previewLink, previewPage } from '../fixtures/preview.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { phrases, stops } from '../announcements/PreviewPane.ts';

const ready: PreviewPaneProps['content'] = { phase: 'ready', src: previewPage, link: previewLink };

const args: PreviewPaneProps = {
  content: ready,
  name: 'Harvest Olive Oil',
  revision: 1,
  device: 'phone',
  onDeviceChange: fn(),
  mode: 'company',
  onModeChange: fn(),
  onRetry: fn(),
  onHide: fn(),
  onCopy: fn(() => Promise.resolve()),
};

const meta = preview.meta({
  title: 'Patterns/Editor/PreviewPane',
  component: PreviewPane,
  args,
  parameters: { usage, frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  render: InItsColumn,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The pane's size in the editor: 424 pixels on sunken ground. */
function InItsColumn(args: PreviewPaneProps) {
  const [device, setDevice] = useState(args.device);
  const onDeviceChange: typeof setDevice = (next) => {
    setDevice(next);
    if (typeof next === 'string') args.onDeviceChange(next);
  };
  return (
    <div
      style={{ width: 424, maxWidth: '100%', height: 710, background: 'var(--ht-color-sunken)' }}
    >
      <PreviewPane {...args} device={device} onDeviceChange={onDeviceChange} />
    </div>
  );
}

type Canvas = Pick<ReturnType<typeof within>, 'findByText' | 'getByTitle' | 'getByRole'>;

const drawn = async (canvas: Canvas) => {
  await expect(
    await canvas.findByText('Preview drawn', {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  const frame = canvas.getByTitle('Preview of Harvest Olive Oil');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The preview is no frame.');
  return frame;
};

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const frame = await drawn(canvas);
    await expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    await expect(frame.contentDocument).toBeNull();
    await expect(frame.offsetWidth).toBe(390);
  },
});

export const Tablet = meta.story({
  tags: ['picture'],
  args: { device: 'tablet' },
  play: async ({ canvas }) => {
    await expect((await drawn(canvas)).offsetWidth).toBe(820);
  },
});

export const Desktop = meta.story({
  tags: ['picture'],
  args: { device: 'desktop' },
  play: async ({ canvas }) => {
    const frame = await drawn(canvas);
    await expect(frame.offsetWidth).toBe(1280);
    await expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(392);
  },
});

Tests.test(
  'fits a phone',
  {
    globals: { viewport: { value: 'phone' } },
    args: { onHide: undefined },
    render: (given) => (
      <div style={{ height: 650, background: 'var(--ht-color-sunken)' }}>
        <PreviewPane {...given} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const frame = await drawn(canvas);
    await expect(frame.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('button', { name: 'Hide the preview' })).toBeNull();
  },
);

export const AtEditedSection = meta.story({
  tags: ['picture'],
  args: { anchor: 'section-00000000-0000-4000-8000-000000000004' },
  play: async ({ canvas }) => {
    await expect((await drawn(canvas)).src).toMatch(/#section-[\d-]+4$/);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the preview')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open on my phone' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: { phase: 'failed', sentence: 'The server can’t be reached. Check the connection.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Tests.test(
  'refused',
  {
    args: {
      content: { phase: 'failed', cause: 'refused', sentence: 'This action is unauthorized.' },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('You can’t open this')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

Ready.test('its controls are above the page, where no toast covers them', async ({ canvas }) => {
  const { top } = (await drawn(canvas)).getBoundingClientRect();
  for (const control of canvas.getAllByRole('button'))
    await expect(control.getBoundingClientRect().bottom).toBeLessThan(top);
});

Ready.test('the keyboard changes the device', async ({ args, canvas, userEvent }) => {
  await drawn(canvas);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(args.onDeviceChange).toHaveBeenLastCalledWith('desktop');
  const frame = () => canvas.getByTitle('Preview of Harvest Olive Oil');
  // One frame later the page has the new width.
  await waitFor(() => expect(frame()).toHaveProperty('offsetWidth', 1280), { timeout: 10_000 });
});

Tests.test(
  'a new draft is loaded behind the shown one',
  {
    render: function Saved(args) {
      const [revision, setRevision] = useState(1);
      return (
        <>
          <button type="button" onClick={() => setRevision(revision + 1)}>
            Save
          </button>
          <InItsColumn {...args} revision={revision} />
        </>
      );
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const before = await drawn(canvas);
    // The new one may be loaded before the test goes on.
    const seen: { first: Element | undefined; isSecondVisible: boolean | undefined }[] = [];
    const observer = new MutationObserver(() => {
      const [first, second] = canvas.queryAllByTitle('Preview of Harvest Olive Oil');
      const isSecondVisible = second?.checkVisibility({ visibilityProperty: true });
      seen.push({ first, isSecondVisible });
    });
    observer.observe(canvasElement, { subtree: true, childList: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const isBehind = () =>
      seen.some(({ first, isSecondVisible }) => first === before && isSecondVisible === false);
    await waitFor(() => expect(isBehind()).toBe(true));
    observer.disconnect();
    await waitFor(() => expect(before.isConnected).toBe(false), { timeout: 10_000 });
    const after = await drawn(canvas);
    await waitFor(() => expect(after).toBeVisible());
  },
);

const openPhone = async (canvas: Canvas, userEvent: { click: (of: Element) => Promise<void> }) => {
  await drawn(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Open on my phone' }));
  return within(await screen.findByRole('dialog', { name: 'Open on my phone' }));
};

export const OnMyPhone = meta.story({
  tags: ['picture'],
  parameters: { picture: 'window' },
  play: async ({ args, canvas, userEvent }) => {
    const popover = await openPhone(canvas, userEvent);
    await waitFor(() =>
      expect(popover.getByRole('img', { name: 'Code that opens the preview' })).toBeVisible(),
    );
    await expect(popover.getByText(/^Works until 12:30/)).toBeVisible();
    await userEvent.click(popover.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(previewLink.url);
    await expect(await popover.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
});

export const LocalOnly = meta.story({
  tags: ['picture'],
  parameters: { picture: 'window' },
  args: { content: { ...ready, link: { ...previewLink, localOnly: true } } },
  play: async ({ canvas, userEvent }) => {
    const popover = await openPhone(canvas, userEvent);
    await waitFor(() =>
      expect(popover.getByText('This code opens only on this computer.')).toBeVisible(),
    );
  },
});

Tests.test(
  'copying is not allowed',
  { args: { onCopy: () => Promise.reject(new Error('not allowed')) } },
  async ({ canvas, userEvent }) => {
    const popover = await openPhone(canvas, userEvent);
    await userEvent.click(popover.getByRole('button', { name: 'Copy link' }));
    await expect(await popover.findByText(previewLink.url)).toBeInTheDocument();
  },
);

Tests.test('is read by a screen reader', async (context) => {
  await drawn(context.canvas);
  await screenReaderTest(phrases, stops)(context);
});
