/** The style of a recall: the same colours on every brand's page, because it must not be taken for decoration. */
import { light } from '@hangtag/ui/theme/light';
import { gutter, wide } from './vars.css.ts';
import { withHead } from './page.css.ts';

/** Names that no short name of the page's stylesheet can be. */
export const recallNames = {
  box: 'recall-box',
  title: 'recall-title',
  lots: 'recall-lots',
  way: 'recall-way',
  call: 'recall-call',
} as const;

const { danger, dangerSoft, onDanger } = light.color;
const { box, title, lots, way, call } = recallNames;
const INK = light.color.ink;

/** Inlined on pages that show a recall alone. Above picture and text in every layout. */
export const recallCss = [
  `.${box}{display:grid;justify-items:start;gap:.75rem;padding:1.5rem ${gutter} 1.75rem;background:${dangerSoft};color:${INK};border-block:2px solid ${danger}}`,
  `.${box} .${title}{font-size:1.75rem;line-height:1.2;color:${INK}}`,
  `.${box} p,.${lots} li{max-width:40rem}.${box} p{white-space:pre-line}`,
  `.${box} a{color:${danger}}`,
  `.${box} a.${way}{display:block;padding:.8125rem 1.75rem;border-radius:999px;background:${danger};color:${onDanger};font-weight:500;text-decoration:none}`,
  `.${box} a.${call}{padding-block:.5rem}`,
  `.${box} .${lots}{display:grid;gap:1.25rem}.${lots} li{display:grid;justify-items:start;gap:.5rem}`,
  `.${box} time{font-size:.875rem}`,
  `@media ${wide}{.${withHead}{grid-template:"bar bar" auto "recall recall" auto "head text" 1fr "head foot" auto / min(50%, 80svh) minmax(0, 1fr)}.${box}{grid-area:recall}}`,
].join('');
