import { ProductPage } from '@hangtag/experience/view/ProductPage';
import { PageFrame } from '@hangtag/experience/view/PageFrame';
import { barePage } from '@hangtag/experience/testing/pages';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  harvestWithTheme,
  harvest,
  harvestOnDesktop,
  harvestLongText,
  harvestManySections,
  harvestWithCompanyContent,
} from './pages.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Public page/Product page',
  component: ProductPage,
  args: { page: harvest },
  render: ({ page }) => (
    <PageFrame theme={page.brand.theme} hasHead={page.content.headers.length > 0}>
      <ProductPage page={page} />
    </PageFrame>
  ),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'phone' } },
});

/** A wide screen's window, which scrolls as a window does. */
const desktop = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story: () => ReactNode) => (
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div style={{ height: '100dvh', overflow: 'auto' }} tabIndex={0}>
        {Story()}
      </div>
    ),
  ],
};

const staysInTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone', 'right to left') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest Olive Oil');
    await expect(canvas.getByRole('link', { name: 'Order another bottle' })).toHaveAttribute(
      'href',
      'https://merrow.example/order',
    );
    await expect(
      canvas.getByText('This page sets no cookies and does not track you.'),
    ).toBeVisible();
  },
});

export const PictureBesideText = meta.story({
  ...desktop,
  tags: ['picture'],
  args: { page: harvestOnDesktop },
});

export const DarkGround = meta.story({
  tags: ['picture'],
  args: {
    page: harvestWithTheme({
      ground: '#16181d',
      accent: '#e0ff4f',
      shape: 'square',
      titles: 'sans',
    }),
  },
});

export const PaleAccent = meta.story({
  args: {
    page: harvestWithTheme({
      ground: '#ffffff',
      accent: '#f2d7dd',
      shape: 'round',
      titles: 'sans',
    }),
  },
});

export const SaturatedAccent = meta.story({
  args: {
    page: harvestWithTheme({ ground: '#fff7ef', accent: '#ff3b1f', shape: 'pill', titles: 'sans' }),
  },
});

export const GreyAccent = meta.story({
  args: {
    page: harvestWithTheme({
      ground: '#767676',
      accent: '#808080',
      shape: 'round',
      titles: 'serif',
    }),
  },
});

export const CompanyContent = meta.story({
  tags: ['picture'],
  args: { page: harvestWithCompanyContent },
  play: async ({ canvas }) => {
    const badges = canvas.getByRole('region', { name: 'Associations' });
    await expect(within(badges).getByRole('link', { name: 'Organic grower' })).toHaveAttribute(
      'href',
      'https://organic.example/',
    );
    const reports = canvas.getByRole('region', { name: 'Reports' });
    await expect(
      within(reports).getByRole('link', { name: 'Merrow harvest report 2025 PDF, 2.1 MB' }),
    ).toBeVisible();
    await expect(
      within(reports).getByRole('link', { name: 'What the grove gives back 2024 merrow.example' }),
    ).toBeVisible();
  },
});

export const TitleAlone = meta.story({ tags: ['picture'], args: { page: barePage } });

TitleAlone.test('fits a desktop', { ...desktop }, staysInTheWindow);

export const AllSections = meta.story({
  tags: ['picture'],
  args: { page: harvestManySections },
});

AllSections.test('fits a desktop', { ...desktop }, staysInTheWindow);

export const LongText = meta.story({
  args: { page: harvestLongText },
  play: staysInTheWindow,
});

PictureBesideText.test(
  'long text on desktop',
  { args: { page: harvestLongText } },
  staysInTheWindow,
);

Example.test(
  'reads from right to left',
  { globals: { viewport: { value: 'phone' }, direction: 'rtl' } },
  staysInTheWindow,
);
