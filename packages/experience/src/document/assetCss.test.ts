import type { AssetCss, ProductAsset } from '@hangtag/contract/wire/content';
import { describe, expect, it } from 'vitest';
import { renderProductPage } from '../render.tsx';
import { attribute, elements, textOf } from '../testing/dom.ts';
import { oliveOilPage } from '../testing/oliveOilPage.ts';
import { assetCss } from './assetCss.ts';

const asset = (changes: Partial<ProductAsset> = {}): ProductAsset => ({
  assetId: 7,
  name: 'Bottle',
  status: 'active',
  css: {},
  media: { filesId: 1, type: 'image' },
  thumb: null,
  caption: null,
  alt: null,
  ...changes,
});
const pageWith = (...assets: readonly ProductAsset[]) => ({
  ...oliveOilPage,
  content: { ...oliveOilPage.content, assets },
});
const cssOf = (css: AssetCss) => assetCss(pageWith(asset({ css })));

describe('looksCss', () => {
  it.each<[AssetCss, string]>([
    [{}, ''],
    [{ fit: 'contain' }, 'object-fit:contain'],
    [{ focal: { x: 0.25, y: 1 } }, 'object-position:25% 100%'],
    [
      { fit: 'contain', focal: { x: 0, y: 0 }, align: 'right' },
      'object-fit:contain;object-position:100% 50%',
    ],
    [
      { fit: 'cover', focal: { x: 0, y: 0 }, align: 'right' },
      'object-fit:cover;object-position:0% 0%',
    ],
    [{ ratio: '16x9', background: '#fff7ef' }, 'aspect-ratio:16/9;background:#fff7ef'],
  ])('writes %j as %s', (css, declarations) => {
    expect(cssOf(css)).toBe(declarations && `:root body .l-7{${declarations}}`);
  });

  it('writes nothing for an unknown choice', () => {
    const maliciousValues = {
      fit: 'x;}body{display:none}',
      ratio: 'constructor',
      align: '__proto__',
      background: '#fff;background:url(//x.example)',
      focal: { x: Number.NaN, y: 9 },
    } as unknown as AssetCss;
    expect(cssOf(maliciousValues)).toBe(':root body .l-7{object-position:50% 100%}');
  });
});

describe('the focal point of a file', () => {
  const bottle = oliveOilPage.media[1];
  if (!bottle) throw new Error('The bottle is missing.');
  const focused = (...assets: readonly ProductAsset[]) => ({
    ...pageWith(...assets),
    media: { ...oliveOilPage.media, 1: { ...bottle, focal: { x: 0.25, y: 0.6 } } },
  });

  it('places the picture where pages crop it', () => {
    expect(assetCss(focused())).toBe(':root body .f-1{object-position:25% 60%}');
    const { html } = renderProductPage(focused());
    const image = elements(html).find((one) => attribute(one, 'src') === '/files/bottle');
    expect(image && attribute(image, 'class')).toMatch(/ f-1$/);
  });

  it('gives way to the point of the product’s asset, and to a picture shown whole', () => {
    const own = asset({ css: { focal: { x: 1, y: 0 } } });
    expect(assetCss(focused(own))).toBe(':root body .l-7{object-position:100% 0%}');
    const whole = asset({ css: { fit: 'contain' } });
    expect(assetCss(focused(whole))).toBe(':root body .l-7{object-fit:contain}');
  });
});

describe('a page with assets [F176]', () => {
  const drawn = (...assets: readonly ProductAsset[]) => renderProductPage(pageWith(...assets));
  const imageOf = (html: string, src: string) => {
    const found = elements(html).find((one) => attribute(one, 'src') === src);
    if (!found) throw new Error(`There is no ${src}.`);
    return found;
  };

  it('styles the picture of that file only, in a style that the policy allows', () => {
    const { html, styleHashes } = drawn(asset({ css: { fit: 'contain' } }));
    const styles = elements(html)
      .filter(({ tagName }) => tagName === 'style')
      .map(textOf);
    expect(styles.slice(2)).toEqual([':root body .l-7{object-fit:contain}']);
    expect(styleHashes).toHaveLength(3);
    expect(attribute(imageOf(html, '/files/bottle'), 'class')).toMatch(/ l-7$/);
    expect(attribute(imageOf(html, '/files/grove'), 'class')).not.toContain('l-7');
  });

  it('uses the asset’s words instead of the file’s', () => {
    const { html } = drawn(
      asset({ alt: 'Our bottle', caption: 'Pressed in 2026' }),
      asset({
        assetId: 8,
        media: { filesId: 2, type: 'image' },
        alt: 'The grove',
        caption: 'At dawn',
      }),
    );
    expect(attribute(imageOf(html, '/files/bottle'), 'alt')).toBe('Our bottle');
    expect(attribute(imageOf(html, '/files/grove'), 'alt')).toBe('The grove');
    expect(html).toContain('Pressed in 2026</p><h1');
    expect(html).toContain('At dawn</figcaption>');
  });

  it('ignores an inactive asset', () => {
    const inactive = asset({ status: 'inactive', alt: 'No', css: { fit: 'contain' } });
    expect(drawn(inactive)).toEqual(renderProductPage(oliveOilPage));
  });
});
