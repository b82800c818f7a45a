import { NotFoundPage } from '@hangtag/experience/view/NotFoundPage';
import { PageFrame } from '@hangtag/experience/view/PageFrame';
import { merrow, barePage } from '@hangtag/experience/testing/pages';
import { neutralTheme } from '@hangtag/experience/colour/palette';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Public page/Not found',
  component: NotFoundPage,
  args: { brand: barePage.brand },
  render: ({ brand }) => (
    <PageFrame theme={brand ? merrow : neutralTheme} hasHead={false}>
      <NotFoundPage brand={brand} />
    </PageFrame>
  ),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'phone' } },
});

export const BrandColours = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Merrow' })).toHaveAttribute(
      'href',
      'https://merrow.example/',
    );
  },
});

export const UnknownBrand = meta.story({
  tags: ['picture'],
  args: { brand: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
