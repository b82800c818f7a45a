/** An olive branch with two olives, lying on the table. */
import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { shadows } from '../kit/scene.ts';
import { ball } from '../kit/shade.ts';

const leafTone = tone(0.58, 0.085, 122);
const stem = tone(0.42, 0.04, 90);
const blade = 'M0 0C26-34 74-44 118-14 78 14 30 20 0 0Z';
const sheen = 'M4-3C34-32 76-38 112-15 76-20 36-14 4-3Z';

/** A leaf at a point of the stem, turned by so many degrees; leaves in front are lighter. */
const leaf = (x: number, y: number, turn: number, size: number, isFront: boolean) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
    <path d="${blade}" fill="${css(lit(leafTone, isFront ? 0.02 : -0.1))}"/>
    ${isFront ? `<path d="${sheen}" fill="${css(lit(leafTone, 0.14), 0.75)}"/>` : ''}
  </g>`;

const olive = (defs: Defs, x: number, y: number, h: number, l: number) =>
  `<g transform="translate(${x} ${y}) rotate(-12)">
    <ellipse rx="35" ry="29" fill="${ball(defs, tone(l, 0.055, h), 0.8)}"/>
    <ellipse cx="-11" cy="-10" rx="10" ry="6" fill="rgb(255 255 240 / .5)"/>
  </g>`;

/** @param x Where the cut end of the stem lies. @param scale 1 is about 340 units long. */
export function oliveBranch(defs: Defs, x: number, y: number, scale = 1): string {
  return `${shadows(defs, x + 170 * scale, 250 * scale, y - 8 * scale)}
  <g transform="translate(${x} ${y}) scale(${scale})">
    ${leaf(196, -94, 24, 1, false)}${leaf(120, -58, 38, 0.95, false)}${leaf(244, -110, -4, 0.95, false)}
    <path d="M0 0C70-34 150-58 262-132" fill="none" stroke="${css(stem)}" stroke-width="9" stroke-linecap="round"/>
    ${leaf(66, -32, -62, 1, true)}${leaf(130, -58, -44, 1, true)}${leaf(196, -92, -34, 1, true)}${leaf(256, -128, -24, 1.05, true)}
    ${olive(defs, 128, -18, 122, 0.36)}${olive(defs, 206, -46, 12, 0.34)}
  </g>`;
}
