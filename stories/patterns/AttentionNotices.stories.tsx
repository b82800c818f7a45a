import { LinkProvider } from '@hangtag/ui/elements/Link';
import { AttentionNotices } from '@hangtag/ui/patterns/AttentionNotices';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AttentionNotices.tsx';
import { dashboard } from '../fixtures/dashboard.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const navigate = fn();

const meta = preview.meta({
  title: 'Patterns/Company/AttentionNotices',
  component: AttentionNotices,
  parameters: { usage },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: {
    notices: dashboard.notices,
    hrefOf: ({ kind }) => `/${kind}`,
    today: '2026-11-21T12:00:00Z',
  },
});

export const Example = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 pictures on your pages have no description')).toBeVisible();
  },
});

export const BrokenLink = meta.story({
  args: {
    notices: [{ kind: 'links', count: 1, first: { place: 'cta', id: 1, label: 'Find a shop' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The link of “Find a shop” is broken')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fix link' })).toBeVisible();
  },
});

export const DeadScans = meta.story({
  args: { notices: [{ kind: 'dead', count: 41, name: 'Linen Towel Set' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41 scans led nowhere, most of Linen Towel Set')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find out why' })).toHaveAttribute(
      'href',
      '/dead',
    );
  },
});

export const CardExpired = meta.story({
  args: { today: '2027-01-01T00:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mastercard ending 4444 expired 12/2026')).toBeVisible();
  },
});

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, Worth a look, level 2',
    'list, Worth a look',
    'listitem, level 1, position 1, set size 2',
    'Mastercard ending 4444 expires 12/2026',
    'link, Add a card',
    'listitem, level 1, position 2, set size 2',
    '2 pictures on your pages have no description',
    'link, Describe',
  ]);
  await expectStops(userEvent, ['link, Add a card', 'link, Describe']);
});

Example.test('A notice links to its action, by keyboard', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Describe' });
  await tabTo(userEvent, link);
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenLastCalledWith('/descriptions');
  await expect(link).toHaveFocus();
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
