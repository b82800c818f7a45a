import { type Tone, css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const card = tone(0.83, 0.06, 82);
const grades: readonly { readonly grade: string; readonly paint: Tone; readonly height: number }[] =
  [
    { grade: '2H', paint: tone(0.56, 0.06, 220), height: 690 },
    { grade: 'H', paint: tone(0.5, 0.07, 230), height: 716 },
    { grade: 'HB', paint: tone(0.44, 0.075, 240), height: 698 },
    { grade: 'B', paint: tone(0.38, 0.07, 250), height: 724 },
    { grade: '2B', paint: tone(0.33, 0.06, 255), height: 694 },
    { grade: '4B', paint: tone(0.27, 0.045, 260), height: 708 },
  ];

/** A sharpened hexagonal pencil, point up; three of its sides are seen. */
const pencil = (index: number) => {
  const { grade, paint, height } = grades[index] ?? { grade: '', paint: card, height: 0 };
  const wood = tone(0.82, 0.07, 78);
  return `<g transform="translate(${356 + index * 84} ${BASE - height})">
    <path d="M0 84H19V${height}H0Z" fill="${css(lit(paint, 0.1))}"/>
    <path d="M19 84H57V${height}H19Z" fill="${css(paint)}"/>
    <path d="M57 84H76V${height}H57Z" fill="${css(lit(paint, -0.1))}"/>
    <path d="M0 84 30 14H38L19 84Q10 100 0 84Z" fill="${css(lit(wood, 0.06))}"/>
    <path d="M19 84 35 14H41L57 84Q38 106 19 84Z" fill="${css(wood)}"/>
    <path d="M57 84 38 14H46L76 84Q66 100 57 84Z" fill="${css(lit(wood, -0.13))}"/>
    <path d="M30 16 38-8 46 16Z" fill="#2e2c2a"/>
    ${small(grade, { x: 38, y: 246, size: 24, colour: '#f4efdf' })}
  </g>`;
};

const box = (defs: Defs) => {
  const front = defs.linear([
    { at: 0, colour: css(lit(card, 0.04)) },
    { at: 0.6, colour: css(card) },
    { at: 1, colour: css(lit(card, -0.08)) },
  ]);
  return `<path d="M330 ${BASE - 430}H872V${BASE - 6}Q872 ${BASE} 866 ${BASE}H336Q330 ${BASE} 330 ${BASE - 6}Z" fill="${front}"/>
    <path d="M330 ${BASE - 430}H872V${BASE - 422}H330Z" fill="${css(lit(card, 0.1), 0.9)}"/>
    <path d="M872 ${BASE - 430} 910 ${BASE - 446}V${BASE - 14}L872 ${BASE}Z" fill="${css(lit(card, -0.18))}"/>
    <rect x="330" y="${BASE - 150}" width="542" height="96" fill="${css(tone(0.42, 0.12, 28))}"/>
    ${title('Drafting pencils', { x: 601, y: BASE - 236, size: 58 })}
    ${small('Lime wood, six grades', { x: 601, y: BASE - 92, size: 23, colour: '#f8ecdb' })}`;
};

const mouth = `<path d="M330 ${BASE - 430} 368 ${BASE - 452}H910L872 ${BASE - 430}Z" fill="${css(lit(card, -0.26))}"/>`;

const still: Still = {
  room: { hue: 215, chroma: 0.014 },
  focus: { x: 600, y: 640, side: 500 },
  paint: (defs) =>
    shadows(defs, 610, 550) + mouth + grades.map((_, index) => pencil(index)).join('') + box(defs),
};

/** Six hexagonal pencils upright in a folded card box. */
export const draftingPencils = (crop: Crop): string => stillLife(still, crop);
