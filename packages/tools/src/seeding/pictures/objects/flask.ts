import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const steel = tone(0.78, 0.008, 240);
const enamel = tone(0.88, 0.03, 95);
const ridges = [tone(0.6, 0.065, 160), tone(0.47, 0.065, 163), tone(0.34, 0.05, 168)] as const;
const body =
  'M-150-690C-178-676-186-656-186-620V-40C-186-14-166-6-140-3-70 3 70 3 140-3 166-6 186-14 186-40V-620C186-656 178-676 150-690Z';

const cup = (defs: Defs) => `
  <path d="M-140-716-124-872C-124-892 124-892 124-872L140-716Z" fill="${cylinder(defs, steel, 1.7)}"/>
  <ellipse cy="-872" rx="124" ry="17" fill="${css(lit(steel, 0.12))}"/>
  <ellipse cy="-871" rx="108" ry="12" fill="${css(lit(steel, 0.04))}"/>
  <path d="M-140-716C-80-706 80-706 140-716L139-730C80-720-80-720-139-730Z" fill="${css(lit(steel, -0.26), 0.8)}"/>`;

const still: Still = {
  room: { hue: 75, chroma: 0.024 },
  focus: { x: 600, y: 700, side: 430 },
  paint: (defs) => {
    const turn = defs.linear([
      { at: 0, colour: 'rgb(20 30 20 / .34)' },
      { at: 0.26, colour: 'rgb(255 255 245 / .26)' },
      { at: 0.52, colour: 'rgb(20 30 20 / 0)' },
      { at: 0.87, colour: 'rgb(15 25 20 / .42)' },
      { at: 1, colour: 'rgb(15 25 20 / .3)' },
    ]);
    return `${shadows(defs, 600, 372)}<g transform="translate(600 ${BASE})">
      <rect x="-152" y="-716" width="304" height="40" fill="${cylinder(defs, steel, 1.7)}"/>
      <g clip-path="${defs.clip(`<path d="${body}"/>`)}">
        <rect x="-190" y="-700" width="380" height="710" fill="${css(enamel)}"/>
        <path d="M-190-372-90-470-20-402 60-510 190-380V0H-190Z" fill="${css(ridges[0])}"/>
        <path d="M-190-268-120-330-40-262 70-370 190-250V0H-190Z" fill="${css(ridges[1])}"/>
        <path d="M-190-150-80-236 30-140 110-206 190-150V20H-190Z" fill="${css(ridges[2])}"/>
        <rect x="-190" y="-46" width="380" height="60" fill="${cylinder(defs, steel, 1.7)}"/>
        <rect x="-190" y="-700" width="380" height="656" fill="${turn}"/>
      </g>
      ${glint(-140, -640, 220, 15, 0.6)}
      ${title('Ridge', { x: 0, y: -574, size: 58, colour: '#2b3a31' })}
      ${small('750 ml', { x: 0, y: -532, size: 20, colour: '#2b3a31' })}
      ${cup(defs)}
    </g>`;
  },
};

/** A tall steel flask painted with three green ridges, its cup on top. */
export const flask = (crop: Crop): string => stillLife(still, crop);
