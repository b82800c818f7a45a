import { css, lit, tone } from '../kit/colour.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { ball, cylinder } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const paint = tone(0.42, 0.085, 252);
const brass = tone(0.68, 0.09, 80);
const warm = tone(0.95, 0.06, 88);

const still: Still = {
  room: { hue: 235, chroma: 0.014, light: 0.95 },
  focus: { x: 600, y: 450, side: 560 },
  paint: (defs) => {
    const cone = defs.linear(
      [
        { at: 0, colour: css(warm, 0.75) },
        { at: 1, colour: css(warm, 0) },
      ],
      { x1: 0, y1: 0, x2: 0, y2: 1 },
    );
    const pool = defs.radial([
      { at: 0, colour: css(warm, 0.7) },
      { at: 1, colour: css(warm, 0) },
    ]);
    return `
    <path d="M340 520 190 1010H1010L860 520Z" fill="${cone}" filter="${defs.blur(16)}"/>
    <ellipse cx="600" cy="${BASE - 20}" rx="520" ry="120" fill="${pool}"/>
    ${shadows(defs, 600, 330)}
    <g transform="translate(600 ${BASE})">
      <path d="M-16-560V-60H16V-560Z" fill="${cylinder(defs, brass, 1.3)}"/>
      <path d="M-168-40C-168-84-96-108 0-108S168-84 168-40V-22C168 4 90 4 0 4S-168 4-168-22Z" fill="${cylinder(defs, paint, 1)}"/>
      <ellipse cy="-58" rx="120" ry="22" fill="${css(lit(paint, 0.12), 0.55)}"/>
      <ellipse cy="-92" rx="30" ry="8" fill="${css(lit(brass, 0.1))}"/>
      <g transform="translate(0 -520) rotate(-7)">
        <ellipse rx="288" ry="40" fill="${css(lit(paint, -0.16))}"/>
        <ellipse cy="2" rx="262" ry="31" fill="${css(lit(warm, -0.02))}"/>
        <ellipse cy="6" rx="86" ry="20" fill="#fffdf2"/>
        <path d="M-290 0C-290-196-160-300 0-300S290-196 290 0C280-30 150-42 0-42S-280-30-290 0Z" fill="${ball(defs, paint, 1.1)}"/>
        <path d="M-236-70C-212-180-130-246-50-258" fill="none" stroke="rgb(255 255 255 / .34)" stroke-width="18" stroke-linecap="round"/>
        <rect x="-24" y="-330" width="48" height="40" rx="10" fill="${cylinder(defs, brass, 1.2)}"/>
      </g>
      <path d="M166-24C260-20 330-40 420-6 480 16 560 14 640 6" fill="none" stroke="${css(tone(0.32, 0.02, 250))}" stroke-width="9" stroke-linecap="round"/>
    </g>`;
  },
};

/** A table lamp with a round blue foot and a half-dome shade, lit from below. */
export const tableLamp = (crop: Crop): string => stillLife(still, crop);
