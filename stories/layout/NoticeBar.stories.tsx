import { Heading } from '@hangtag/ui/elements/Heading';
import { Notice } from '@hangtag/ui/elements/Notice';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NoticeBar.tsx';

const meta = preview.meta({
  title: 'Layout/NoticeBar',
  component: NoticeBar,
  parameters: { usage, frame: 'screen' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: null },
});

export const Example = meta.story({
  tags: ['picture'],
  parameters: { frame: 'wide' },
  // In a frame, so that the picture shows its margin.
  render: (args) => (
    <div style={{ display: 'flow-root' }}>
      <NoticeBar {...args} />
      <div style={{ padding: 32 }}>
        <Heading level={1}>Products</Heading>
      </div>
    </div>
  ),
  args: {
    children: [
      <Notice key="offline" tone="caution" title="You are offline." />,
      <Notice key="kept" tone="accent" title="We kept what you typed." />,
    ],
  },
});

Example.test(
  'A long sentence fills the line before it wraps',
  { args: { children: <Notice title="You are offline.">{'Type on. '.repeat(40)}</Notice> } },
  async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component="NoticeBar"]');
    const { width } = canvas.getByText(/Type on/).getBoundingClientRect();
    await expect(width).toBeGreaterThan(0.9 * (bar?.clientWidth ?? Infinity));
  },
);

Tests.test('It takes no space without notices', async ({ canvasElement }) => {
  const bar = canvasElement.querySelector('[data-component="NoticeBar"]');
  await expect(bar).not.toBeVisible();
});
