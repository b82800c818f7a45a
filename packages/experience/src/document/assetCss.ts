/** The style of one page's own: focal points, and how its product's assets dress their pictures (F176). Most pages have none. */
import type { AssetCss } from '@hangtag/contract/wire/content';
import type { PublicPage } from '../content/page.ts';
import { activeAssets, assetClassOf, focalClassOf } from '../reading/applyAssets.ts';

const ratios = { '16x9': '16/9', '1x1': '1', '4x3': '4/3', auto: 'auto' } as const;
const sides = { left: '0%', center: '50%', right: '100%' } as const;

const percent = (share: number) =>
  `${Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10 : 50}%`;

const place = ({ x, y }: { readonly x: number; readonly y: number }) =>
  `${percent(x)} ${percent(y)}`;

/**
 * One rule per file with a focal point and per asset with a look of its own, empty when there is none. Stored values pass through fixed lists, so that no text of
 * anybody's becomes style.
 */
export function assetCss(page: Pick<PublicPage, 'content' | 'media'>): string {
  const assets = activeAssets(page);
  const focal = Object.entries(page.media).map(([id, file]) => {
    const name = focalClassOf(Number(id), file, assets.get(Number(id)));
    return name && file.focal ? `:root body .${name}{object-position:${place(file.focal)}}` : '';
  });
  const rules = [...assets.values()].map((asset) => {
    const declarations = declare(asset.css);
    // As strong as the strongest rule about pictures, which it follows.
    return declarations.length > 0
      ? `:root body .${assetClassOf(asset)}{${declarations.join(';')}}`
      : '';
  });
  return [...focal, ...rules].join('');
}

function declare({ fit, focal, ratio, align, background }: AssetCss): readonly string[] {
  const isWhole = fit === 'contain';
  const side = align && Object.hasOwn(sides, align) ? sides[align] : null;
  // What is shown whole is moved in its frame, what is cut keeps its focal point in sight.
  const position = isWhole || !focal ? side && `${side} 50%` : place(focal);
  return [
    (fit === 'cover' || fit === 'contain') && `object-fit:${fit}`,
    position && `object-position:${position}`,
    ratio && Object.hasOwn(ratios, ratio) && `aspect-ratio:${ratios[ratio]}`,
    background && /^#[0-9a-f]{6}$/i.test(background) && `background:${background}`,
  ].filter((declaration) => typeof declaration === 'string');
}
