import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { rule, small, title, wrappedLabel } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';
import { oliveBranch } from './olive-branch.ts';

const glass = tone(0.4, 0.085, 122);
const cap = tone(0.2, 0.008, 100);

const body =
  'M-57-702V-668C-57-560-172-545-172-420V-48A46 46 0 0 0-126 0H126A46 46 0 0 0 172-48V-420C172-545 57-560 57-668V-702Z';

/** A 500 ml bottle whose foot is centred on `x`; 930 units high. */
export function bottle(defs: Defs, x: number, y = BASE): string {
  const inside = defs.clip(`<path d="${body}"/>`);
  return `<g transform="translate(${x} ${y})">
    <path d="${body}" fill="${cylinder(defs, glass, 1.05)}"/>
    <g clip-path="${inside}">
      <path d="M-180-452C-90-476 90-476 180-452V-380H-180Z" fill="${css(lit(glass, -0.2), 0.62)}"/>
      <path d="M-60-702H60V-684H-60Z" fill="${css(lit(glass, -0.22), 0.6)}"/>
      <rect x="-60" y="-690" width="120" height="52" fill="${css(lit(glass, -0.12), 0.35)}"/>
    </g>
    <path d="M-46-676V-636C-44-566-132-520-140-440" fill="none" stroke="rgb(246 248 226 / .5)" stroke-width="13" stroke-linecap="round"/>
    ${glint(-150, -88, 66, 13, 0.45)}
    ${wrappedLabel(defs, { x: -172, y: -400, width: 344, height: 296 })}
    ${title('Harvest', { x: 0, y: -316, size: 58 })}
    ${rule(0, -282, 80)}
    ${small('Extra virgin olive oil', { x: 0, y: -234, size: 20 })}
    ${small('First pressing, 2026', { x: 0, y: -200, size: 20 })}
    ${small('500 ml', { x: 0, y: -136, size: 19 })}
    <rect x="-60" y="-800" width="120" height="12" fill="${css(lit(cap, -0.06))}"/>
    <rect x="-58" y="-790" width="116" height="90" fill="${cylinder(defs, lit(glass, -0.06), 1)}"/>
    <rect x="-66" y="-930" width="132" height="140" rx="11" fill="${cylinder(defs, cap, 0.9)}"/>
  </g>`;
}

const still: Still = {
  room: { hue: 91, chroma: 0.036 },
  focus: { x: 570, y: 800, side: 430 },
  paint: (defs) => shadows(defs, 570, 344) + oliveBranch(defs, 770, 1040, 1.02) + bottle(defs, 570),
};

/** A dark green bottle beside an olive branch. */
export const oliveOilBottle = (crop: Crop): string => stillLife(still, crop);
