import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const clay = tone(0.9, 0.018, 85);
const glaze = tone(0.4, 0.075, 250);
const coffee = tone(0.27, 0.035, 45);

const body = 'M-258-520-243-112C-238-34-202 0-136 0H136C202 0 238-34 243-112L258-520Z';
const specks = [
  [-214, -372],
  [-180, -300],
  [-120, -398],
  [-96, -318],
  [-60, -352],
  [-52, -270],
  [-30, -378],
  [10, -300],
  [22, -430],
  [48, -356],
  [90, -300],
  [96, -420],
  [128, -366],
  [150, -440],
  [170, -330],
  [196, -402],
  [214, -300],
  [-150, -440],
  [64, -462],
  [-16, -250],
] as const;

/** A 320 ml mug whose foot is centred on `x`; 530 units high. */
export function mug(defs: Defs, x: number, y = BASE): string {
  const inside = defs.clip(`<path d="${body}"/>`);
  const rim = defs.clip(`<ellipse cy="-517" rx="230" ry="38"/>`);
  const handle = 'M236-424C420-440 430-130 226-144';
  return `<g transform="translate(${x} ${y})">
    <path d="${handle}" fill="none" stroke="${css(lit(clay, -0.28))}" stroke-width="62"/>
    <path d="${handle}" transform="translate(-3 -2)" fill="none" stroke="${css(lit(clay, -0.06))}" stroke-width="50"/>
    <path d="${handle}" transform="translate(-6 -5)" fill="none" stroke="${css(lit(clay, 0.05))}" stroke-width="15"/>
    <path d="${body}" fill="${cylinder(defs, clay, 0.75)}"/>
    <g clip-path="${inside}">
      ${specks.map(([sx, sy], index) => `<circle cx="${sx}" cy="${sy}" r="${3 + ((index * 7) % 4)}" fill="${css(lit(clay, -0.34), 0.5)}"/>`).join('')}
      <path d="M-270-262C-200-282-150-228-70-246S60-286 130-254 220-262 270-258V10H-270Z" fill="${css(lit(glaze, 0.2))}"/>
      <path d="M-270-254C-200-274-150-220-70-238S60-278 130-246 220-254 270-250V10H-270Z" fill="${cylinder(defs, glaze, 1)}"/>
    </g>
    ${glint(-186, -236, 160, 17, 0.3)}
    ${glint(-190, -440, 150, 17, 0.5)}
    <ellipse cy="-520" rx="258" ry="50" fill="${css(lit(clay, 0.055))}"/>
    <ellipse cy="-517" rx="230" ry="38" fill="${css(lit(clay, -0.2))}"/>
    
    <g clip-path="${rim}">
      <ellipse cy="-500" rx="214" ry="32" fill="${css(coffee)}"/>
      <path d="M-190-506C-130-530 60-532 150-520" fill="none" stroke="${css(lit(coffee, 0.22), 0.8)}" stroke-width="5"/>
    </g>
  </g>`;
}

const still: Still = {
  room: { hue: 195, chroma: 0.015 },
  focus: { x: 540, y: 770, side: 470 },
  paint: (defs) => shadows(defs, 560, 440) + mug(defs, 560),
};

/** A speckled mug, its lower half glazed deep blue. */
export const lowTideMug = (crop: Crop): string => stillLife(still, crop);
