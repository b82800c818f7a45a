import { LinkProvider } from '@hangtag/ui/elements/Link';
import { FigureList } from '@hangtag/ui/patterns/FigureList';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FigureList.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const navigate = fn();

const meta = preview.meta({
  title: 'Patterns/Codes/FigureList',
  component: FigureList,
  parameters: { usage },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: {
    title: 'Products',
    figures: [
      { label: 'All products', value: 1284, href: '/product' },
      { label: 'With unpublished changes', value: 2, href: '/product?state=changed' },
      { label: 'Archived', value: 0, href: '/product?state=archived' },
    ],
  },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'With unpublished changes' })).toHaveAttribute(
      'href',
      '/product?state=changed',
    );
  },
});

export const WithNotes = meta.story({
  args: {
    title: 'The platform now',
    figures: [
      {
        label: 'Companies',
        value: 41,
        href: '/admin/companies',
        note: '38 active, 3 new in 30 days',
      },
      { label: 'Files', value: 6120, href: '/admin/quicksight', note: '18.4 GB' },
    ],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    figures: [
      {
        label: 'Products whose pages say something else than their drafts since more than a year',
        value: 1_000_000,
        href: '/product',
      },
    ],
  },
});

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, Products, level 2',
    'list, Products',
    'listitem, level 1, position 1, set size 3',
    'link, All products',
    '1,284',
    'listitem, level 1, position 2, set size 3',
    'link, With unpublished changes',
    '2',
    'listitem, level 1, position 3, set size 3',
    'link, Archived',
    '0',
  ]);
  await expectStops(userEvent, [
    'link, All products',
    'link, With unpublished changes',
    'link, Archived',
  ]);
});

Example.test('A count links to its list, by keyboard', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'With unpublished changes' });
  await tabTo(userEvent, link);
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenLastCalledWith('/product?state=changed');
  await expect(link).toHaveFocus();
});
