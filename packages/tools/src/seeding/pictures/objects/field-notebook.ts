import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const cloth = tone(0.46, 0.13, 28);
const paper = tone(0.93, 0.02, 88);
const wood = tone(0.78, 0.085, 75);

/** A pencil leaning on the wall beside the book. */
const pencil = (defs: Defs) => `<g transform="translate(905 ${BASE}) rotate(9)">
  <path d="M-17-560H17V-60L0 0-17-60Z" transform="translate(26 6)" fill="rgb(40 30 20 / .3)" filter="${defs.blur(9)}"/>
  <rect x="-17" y="-600" width="34" height="540" fill="${cylinder(defs, tone(0.8, 0.13, 85), 1.2)}"/>
  <rect x="-17" y="-622" width="34" height="30" fill="${cylinder(defs, tone(0.7, 0.02, 90), 1.3)}"/>
  <rect x="-17" y="-660" width="34" height="42" rx="9" fill="${cylinder(defs, tone(0.72, 0.09, 25), 1)}"/>
  <path d="M-17-62H17L6-20H-6Z" fill="${cylinder(defs, wood, 1)}"/><path d="M-6-20H6L0 0Z" fill="#2a2724"/>
</g>`;

const still: Still = {
  room: { hue: 78, chroma: 0.026 },
  focus: { x: 590, y: 560, side: 470 },
  paint: (defs) => {
    const weave = defs.linear([
      { at: 0, colour: css(lit(cloth, -0.1)) },
      { at: 0.075, colour: css(lit(cloth, 0.06)) },
      { at: 0.1, colour: css(lit(cloth, -0.08)) },
      { at: 0.13, colour: css(lit(cloth, 0.045)) },
      { at: 0.55, colour: css(cloth) },
      { at: 1, colour: css(lit(cloth, -0.08)) },
    ]);
    return `${shadows(defs, 590, 590)}${pencil(defs)}
    <path d="M808 250 838 262V${BASE - 8}L808 ${BASE}Z" fill="${css(lit(paper, -0.1))}"/>
    ${[6, 12, 18, 24].map((step) => `<path d="M${808 + step} ${250 + step * 0.4}V${BASE - step * 0.27}" stroke="${css(lit(paper, -0.24), 0.6)}" stroke-width="2"/>`).join('')}
    <path d="M838 256 848 260V${BASE - 10}L838 ${BASE - 6}Z" fill="${css(lit(cloth, -0.16))}"/>
    <rect x="330" y="240" width="480" height="${BASE - 240}" rx="14" fill="${weave}"/>
    <path d="M344 243H798" stroke="${css(lit(cloth, 0.14), 0.7)}" stroke-width="5" stroke-linecap="round"/>
    <g transform="translate(452 400)">
      <rect x="3" y="5" width="270" height="186" fill="rgb(40 10 0 / .28)" filter="${defs.blur(5)}"/>
      <rect width="270" height="184" fill="${css(paper)}"/>
      <rect x="10" y="10" width="250" height="164" fill="none" stroke="${css(cloth)}" stroke-width="2.5"/>
      ${title('Field notes', { x: 135, y: 82, size: 47 })}
      ${small('Quillwork Press', { x: 135, y: 122, size: 17 })}
      ${small('144 pages, dotted', { x: 135, y: 148, size: 15 })}
    </g>
    <path d="M748 240H772V${BASE}H748Z" fill="${cylinder(defs, tone(0.26, 0.02, 30), 0.8)}"/>
    <path d="M430 ${BASE}V${BASE + 62}L442 ${BASE + 48} 454 ${BASE + 62}V${BASE}Z" fill="${css(tone(0.86, 0.05, 85))}"/>`;
  },
};

/** A red cloth notebook held by an elastic band, standing against a pencil. */
export const fieldNotebook = (crop: Crop): string => stillLife(still, crop);
