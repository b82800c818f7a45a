import { LinkProvider } from '@hangtag/ui/elements/Link';
import { RecentActivity } from '@hangtag/ui/patterns/RecentActivity';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/RecentActivity.tsx';
import { dashboard } from '../fixtures/dashboard.ts';
import { longProduct } from '../fixtures/products.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const navigate = fn();
const entries = dashboard.activity ?? [];

const meta = preview.meta({
  title: 'Patterns/Company/RecentActivity',
  component: RecentActivity,
  parameters: { usage },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: {
    entries,
    readerId: 4,
    logHref: '/company/log',
    avatarHref: (avatar) => `/avatars/${avatar}`,
  },
});

export const Example = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { entries: entries.map((entry) => ({ ...entry, subjectName: longProduct.name })) },
});

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, Recent activity, level 2',
    'link, Log',
    'list, Recent activity',
    'listitem, level 1, position 1, set size 4',
    'Priya Nair',
    'copied',
    'Harvest Olive Oil',
    '11-19-2026, 16:42',
    'listitem, level 1, position 2, set size 4',
    'You',
    'published',
    'Low Tide Mug',
    '11-18-2026, 09:10',
    'listitem, level 1, position 3, set size 4',
    'You',
    'invited',
    'wes@merrow.example',
    '11-17-2026, 11:03',
    'listitem, level 1, position 4, set size 4',
    'Hangtag',
    'changed',
    'Merrow Goods',
    '11-16-2026, 08:00',
  ]);
  await expectStops(userEvent, ['link, Log']);
});

Example.test('The whole log is opened by keyboard', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Log' });
  await tabTo(userEvent, link);
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenLastCalledWith('/company/log');
});
