import { css, lit, tone } from '../kit/colour.ts';
import { rule, small, title, wrappedLabel } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const glass = tone(0.26, 0.03, 140);
const capsule = tone(0.4, 0.13, 20);
const body =
  'M-52-960V-700C-52-610-150-600-150-480V-44A40 40 0 0 0-110-4H110A40 40 0 0 0 150-44V-480C150-600 52-610 52-700V-960Z';

const still: Still = {
  room: { hue: 118, chroma: 0.018 },
  focus: { x: 600, y: 800, side: 400 },
  paint: (defs) => `${shadows(defs, 600, 300)}<g transform="translate(600 ${BASE})">
    <path d="${body}" fill="${cylinder(defs, glass, 1.15)}"/>
    <path d="M-40-720C-38-620-126-596-130-490V-420" fill="none" stroke="rgb(240 250 235 / .32)" stroke-width="12" stroke-linecap="round"/>
    ${glint(-130, -92, 60, 12, 0.3)}
    <rect x="-55" y="-980" width="110" height="236" rx="6" fill="${cylinder(defs, capsule, 1.1)}"/>
    <rect x="-60" y="-982" width="120" height="40" rx="8" fill="${cylinder(defs, lit(capsule, 0.02), 1.1)}"/>
    <rect x="-55" y="-752" width="110" height="8" fill="${css(lit(capsule, -0.16))}"/>
    ${wrappedLabel(defs, { x: -150, y: -432, width: 300, height: 320 })}
    ${title('Specimen', { x: 0, y: -338, size: 56 })}
    ${rule(0, -306, 70, css(capsule))}
    ${small('Red wine of no place', { x: 0, y: -258, size: 18 })}
    ${small('Scan the back', { x: 0, y: -228, size: 18 })}
    ${small('750 ml   12.5 % vol', { x: 0, y: -152, size: 16 })}
  </g>`,
};

/** A dark wine bottle with a plain cream label and a red capsule. */
export const wineBottle = (crop: Crop): string => stillLife(still, crop);
