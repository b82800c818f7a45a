import { Breadcrumbs } from '@hangtag/ui/elements/Breadcrumbs';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Breadcrumbs.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { usage },
  args: {
    'aria-label': 'Where you are',
    above: [
      { name: 'Companies', href: '/admin/companies' },
      { name: 'Merrow', href: '/admin/companies/1' },
      { name: 'Users', href: '/admin/companies/1/users' },
    ],
    current: 'Tomas Reyes',
  },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Tomas Reyes')).toHaveAttribute('aria-current', 'page');
  },
});

export const LongNames = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  args: {
    above: [
      { name: 'Companies', href: '/admin/companies' },
      { name: 'Merrow and daughters, weavers of linen since 1874', href: '/admin/companies/1' },
    ],
    current: 'Tablecloth of undyed flax with a hem of four centimetres, 140 by 220',
  },
});

LongNames.test(
  'stands below one page',
  { args: { above: [{ name: 'Companies', href: '/admin/companies' }], current: 'Merrow' } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
);

LongNames.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

LongNames.test(
  'A phone shows only the nearest page above',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^Merrow and daughters/ })).toBeVisible();
  },
);

Example.test('right to left', { globals: { direction: 'rtl' } }, () => undefined);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'navigation, Where you are',
      'list',
      'listitem, level 1, position 1, set size 4',
      'link, Companies',
      'listitem, level 1, position 2, set size 4',
      'link, Merrow',
      'listitem, level 1, position 3, set size 4',
      'link, Users',
      'listitem, level 1, position 4, set size 4',
      'current page',
      'Tomas Reyes',
    ],
    ['link, Companies', 'link, Merrow', 'link, Users'],
  ),
);
