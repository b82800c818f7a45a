import { previewCss } from '@hangtag/experience/view/previewCss';
import { neutralTheme } from '@hangtag/experience/colour/palette';
import { merrow, barePage } from '@hangtag/experience/testing/pages';
import { EndOfLifePage } from '@hangtag/experience/view/EndOfLifePage';
import { PageFrame } from '@hangtag/experience/view/PageFrame';
import { recallCss } from '@hangtag/experience/view/recallCss';
import { PreviewClosedPage } from '@hangtag/experience/view/PreviewClosedPage';
import { PreviewMark } from '@hangtag/experience/view/PreviewMark';
import { ProductPage } from '@hangtag/experience/view/ProductPage';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { readPhrases } from '../support/screenReader.ts';
import { harvest, harvestOnDesktop } from './pages.ts';
import { axeOnly } from '../support/axeOnly.ts';

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

const recalled = {
  id: 1,
  lot: '26-31',
  message: 'Oil of this lot can be bitter. Do not use it; we send you a new bottle, free.',
  url: 'https://merrow.example/recall',
  telephone: '207-555-0142',
  startedAt: '2026-11-19T08:00:00Z',
};

const inParagraphs = {
  ...recalled,
  message: 'Oil of this lot can be bitter. Do not use it.\n\nWe send you a new bottle, free.',
};

const recallOf = (notices: readonly (typeof recalled)[], lots: readonly (typeof recalled)[]) => ({
  notices,
  lots,
  url: '#recall',
});

/** The notice stands above picture and text, whichever the layout is. */
export const RecalledLot = meta.story({
  tags: ['!picture'],
  render: () => (
    <>
      <style>{recallCss}</style>
      <PageFrame theme={merrow} hasHead>
        <ProductPage page={{ ...harvest, recall: recallOf([inParagraphs], []) }} />
      </PageFrame>
    </>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Lot 26-31 of this product is recalled' });
    const message = within(notice).getByText(/^Oil of this lot/);
    await expect(getComputedStyle(message).whiteSpace).toBe('pre-line');
    const [picture] = canvas.getAllByRole('img');
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      picture?.getBoundingClientRect().top ?? 0,
    );
    await expect(canvas.getByRole('link', { name: 'Call 207-555-0142' })).toHaveAttribute(
      'href',
      'tel:2075550142',
    );
  },
});

RecalledLot.test(
  'a recalled lot fills a desktop',
  { globals: { viewport: { value: 'desktop' } } },
  axeOnly,
);

/** A code without a lot names the lots. */
export const LotsToCompare = meta.story({
  tags: ['!picture'],
  render: () => (
    <>
      <style>{recallCss}</style>
      <PageFrame theme={merrow} hasHead={false}>
        <ProductPage
          page={{
            ...barePage,
            recall: recallOf([], [recalled, { ...recalled, id: 2, lot: '26-32' }]),
          }}
        />
      </PageFrame>
    </>
  ),
});

LotsToCompare.test('is read by a screen reader before the product', async ({ canvasElement }) => {
  const said = await readPhrases(canvasElement);
  const from = said.indexOf('region, Some lots of this product are recalled');
  await expect(said.slice(from, from + 8)).toEqual([
    'region, Some lots of this product are recalled',
    'heading, Some lots of this product are recalled, level 2',
    'Compare the lot number on your pack with these.',
    'list',
    'listitem, level 1, position 1, set size 2',
    'strong',
    'Lot 26-31',
    'Oil of this lot can be bitter. Do not use it; we send you a new bottle, free.',
  ]);
  await expect(from).toBeLessThan(said.indexOf('main'));
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
