import { Notice } from '@hangtag/ui/elements/Notice';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/NoticeBar',
  component: NoticeBar,
  parameters: { frame: 'screen' },
});

export const Example = meta.story({
  tags: ['picture-once'],
  args: {
    children: [
      <Notice key="offline" tone="caution" title="You are offline." />,
      <Notice key="kept" tone="accent" title="We kept what you typed." />,
    ],
  },
});

export const Empty = meta.story({
  name: 'Without notices it takes no room',
  args: { children: null },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component="NoticeBar"]');
    await expect(bar).not.toBeVisible();
  },
});
