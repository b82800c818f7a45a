import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { rule, small, title, wrappedLabel } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { ball, cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const glass = tone(0.86, 0.02, 200);
const ink = tone(0.2, 0.02, 265);
const cork = tone(0.69, 0.07, 70);
const gall = tone(0.56, 0.075, 70);

const body =
  'M-70-470C-70-440-86-424-150-410C-214-398-232-376-232-330V-44A40 40 0 0 0-192-4H192A40 40 0 0 0 232-44V-330C232-376 214-398 150-410C86-424 70-440 70-470Z';

const oakLeaf =
  'M0 0C20-34 48-24 60-44 78-30 92-58 116-56 124-38 156-62 176-44 200-46 214-22 236-8 214 6 202 30 178 28 158 46 126 24 114 40 92 44 80 16 62 30 46 14 20 22 0 0Z';

const bits = (defs: Defs) => `${shadows(defs, 960, 240, 1052)}
  <g transform="translate(846 1052) rotate(-16)">
    <path d="${oakLeaf}" transform="scale(1.12)" fill="${css(tone(0.5, 0.075, 75))}"/>
    <path d="M-34 8C40-2 140 0 236-8" fill="none" stroke="${css(tone(0.38, 0.05, 65))}" stroke-width="5" stroke-linecap="round"/>
  </g>
  <circle cx="950" cy="1004" r="52" fill="${ball(defs, gall, 1.3)}"/>
  <circle cx="968" cy="988" r="6" fill="${css(lit(gall, -0.28))}"/>`;

const still: Still = {
  room: { hue: 96, chroma: 0.014 },
  focus: { x: 530, y: 830, side: 480 },
  paint: (defs) => {
    const inside = defs.clip(`<path d="${body}"/>`);
    return `${shadows(defs, 530, 460)}<g transform="translate(530 ${BASE})">
      <rect x="-62" y="-566" width="124" height="90" rx="12" fill="${cylinder(defs, cork, 0.8)}"/>
      <path d="M-40-540H-28M10-552H26M-8-514H6M34-526H46" stroke="${css(lit(cork, -0.2))}" stroke-width="6" stroke-linecap="round"/>
      <path d="${body}" fill="${cylinder(defs, glass, 0.8)}"/>
      <g clip-path="${inside}">
        <path d="M-206-318C-80-330 80-330 206-318V-40A22 22 0 0 1 184-22H-184A22 22 0 0 1-206-40Z" fill="${cylinder(defs, ink, 1)}"/>
        <path d="M-206-318C-80-330 80-330 206-318L200-306C80-316-80-316-200-306Z" fill="${css(lit(ink, 0.24), 0.8)}"/>
      </g>
      <rect x="-84" y="-488" width="168" height="26" rx="11" fill="${cylinder(defs, glass, 1)}"/>
      ${glint(-222, -330, 270, 15, 0.75)}
      ${wrappedLabel(defs, { x: -150, y: -268, width: 300, height: 200 })}
      ${title('Oak gall', { x: 0, y: -186, size: 52 })}
      ${rule(0, -160, 60)}
      ${small('Iron ink for dip pens', { x: 0, y: -120, size: 18 })}
      ${small('50 ml', { x: 0, y: -92, size: 17 })}
    </g>${bits(defs)}`;
  },
};

/** A square ink bottle with a cork beside an oak gall and its leaf. */
export const inkBottle = (crop: Crop): string => stillLife(still, crop);
