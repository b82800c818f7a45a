import { previewCss } from '@hangtag/experience/view/previewCss';
import { neutralTheme } from '@hangtag/experience/colour/palette';
import { merrow, barePage } from '@hangtag/experience/testing/pages';
import { EndOfLifePage } from '@hangtag/experience/view/EndOfLifePage';
import { PageFrame } from '@hangtag/experience/view/PageFrame';
import { PreviewClosedPage } from '@hangtag/experience/view/PreviewClosedPage';
import { PreviewMark } from '@hangtag/experience/view/PreviewMark';
import { ProductPage } from '@hangtag/experience/view/ProductPage';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { harvest, harvestOnDesktop } from './pages.ts';

const meta = preview.meta({
  title: 'Public page/Notices and preview',
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'phone' } },
});

const brand = { ...harvest.brand, email: 'hello@merrow.example', telephone: '555-010-0100' };

export const ArchivedProduct = meta.story({
  tags: ['picture'],
  render: () => (
    <PageFrame theme={merrow} hasHead={false}>
      <EndOfLifePage page={{ ...harvest, brand }} />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Harvest Olive Oil is no longer offered',
    );
    await expect(canvas.getByRole('link', { name: 'hello@merrow.example' })).toHaveAttribute(
      'href',
      'mailto:hello@merrow.example',
    );
  },
});

export const ArchivedDesktop = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PageFrame theme={merrow} hasHead={false}>
      <EndOfLifePage page={{ ...harvestOnDesktop, brand }} />
    </PageFrame>
  ),
});

export const MarkedPreview = meta.story({
  tags: ['picture'],
  render: () => (
    <>
      <style>{previewCss}</style>
      <PreviewMark until="2026-11-21T12:30:00.000Z" />
      <PageFrame theme={merrow} hasHead={false}>
        <ProductPage page={barePage} />
      </PageFrame>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Draft preview');
    await expect(canvas.getByText('12:30 UTC')).toBeVisible();
  },
});

export const PreviewIsOver = meta.story({
  tags: ['picture'],
  render: () => (
    <PageFrame theme={merrow} hasHead={false}>
      <PreviewClosedPage why="over" brand={harvest.brand} />
    </PageFrame>
  ),
});

export const PreviewIsRefused = meta.story({
  render: () => (
    <PageFrame theme={neutralTheme} hasHead={false}>
      <PreviewClosedPage why="refused" brand={null} />
    </PageFrame>
  ),
});
