import { css, lit, tone } from '../kit/colour.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';
import { candleFlame } from './candle.ts';

const paint = tone(0.47, 0.15, 29);
const iron = tone(0.42, 0.012, 60);
const globe = 'M-86-330C-190-400-176-560-92-600H92C176-560 190-400 86-330Z';

const still: Still = {
  room: { hue: 230, chroma: 0.018, light: 0.82 },
  focus: { x: 600, y: 620, side: 500 },
  paint: (defs) => {
    const tube = (d: string) =>
      `<path d="${d}" fill="none" stroke="${css(lit(paint, -0.1))}" stroke-width="34"/><path d="${d}" transform="translate(-5 -1)" fill="none" stroke="${css(lit(paint, 0.04))}" stroke-width="19"/><path d="${d}" transform="translate(-9 -2)" fill="none" stroke="rgb(255 225 205 / .42)" stroke-width="5"/>`;
    return `${shadows(defs, 600, 420)}<g transform="translate(600 ${BASE})">
      <path d="M-196-640C-250-960 250-960 196-640" fill="none" stroke="${css(iron)}" stroke-width="12"/>
      ${tube('M-150-120C-230-150-236-220-236-340V-560C-236-650-190-690-76-690')}
      ${tube('M150-120C230-150 236-220 236-340V-560C236-650 190-690 76-690')}
      <path d="${globe}" fill="rgb(255 250 225 / .2)"/>
      <g clip-path="${defs.clip(`<path d="${globe}"/>`)}">${candleFlame(defs, 0, -340, 1.02)}</g>
      ${candleFlame(defs, 0, -340, 1.02)}
      <path d="${globe}" fill="none" stroke="rgb(255 255 255 / .38)" stroke-width="5"/>
      <path d="M-128-420C-142-470-130-540-94-574" fill="none" stroke="rgb(255 255 255 / .6)" stroke-width="13" stroke-linecap="round"/>
      <path d="M-166-452H166M-150-530H150" stroke="${css(iron)}" stroke-width="6"/>
      <path d="M-112-330H112L96-288H-96Z" fill="${cylinder(defs, iron, 1.3)}"/>
      <path d="M-122-606H122L104-640H-104Z" fill="${cylinder(defs, iron, 1.3)}"/>
      <path d="M-84-640V-742H84V-640Z" fill="${cylinder(defs, paint, 1.1)}"/>
      <path d="M-132-742C-120-800 120-800 132-742Z" fill="${cylinder(defs, paint, 1.1)}"/>
      <path d="M-60-290H60V-262H-60Z" fill="${cylinder(defs, paint, 1)}"/>
      <path d="M-186-170C-180-240-90-270 0-270S180-240 186-170V-50C186-18 160-2 110-2H-110C-160-2-186-18-186-50Z" fill="${cylinder(defs, paint, 1.05)}"/>
      <path d="M-186-150C-100-130 100-130 186-150V-136C100-116-100-116-186-136Z" fill="${css(lit(paint, -0.16), 0.75)}"/>
      <g transform="translate(112 -236) rotate(34)"><rect x="-26" y="-24" width="52" height="34" rx="6" fill="${cylinder(defs, iron, 1.5)}"/></g>
      ${glint(-146, -116, 78, 16, 0.3)}
      <rect x="-180" y="-26" width="360" height="24" rx="9" fill="${cylinder(defs, iron, 1.2)}"/>
    </g>`;
  },
};

/** A red storm lantern with its wick lit behind the glass. */
export const stormLantern = (crop: Crop): string => stillLife(still, crop);
