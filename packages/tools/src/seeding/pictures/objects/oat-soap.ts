import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { plane } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const soap = tone(0.9, 0.035, 82);
const band = tone(0.48, 0.11, 36);
const straw = tone(0.74, 0.1, 84);

/** A bar lying on its broad side: a lit top and a front with soft corners. */
const bar = (defs: Defs, x: number, y: number, width: number, height: number) => `
  <path d="M${x + 34} ${y}H${x + width - 34}L${x + width} ${y + 46}H${x}Z" fill="${css(lit(soap, 0.05))}"/>
  <rect x="${x}" y="${y + 40}" width="${width}" height="${height - 40}" rx="26" fill="${plane(defs, soap, 1.5)}"/>
  <rect x="${x + 22}" y="${y + 52}" width="${width - 44}" height="8" rx="4" fill="${css(lit(soap, 0.07), 0.9)}"/>`;

const flecks = (x: number, y: number, width: number, height: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const fx = x + ((index * 137) % width);
    const fy = y + ((index * 61) % height);
    return `<ellipse cx="${fx}" cy="${fy}" rx="${5 + (index % 3)}" ry="2.6" transform="rotate(${(index * 47) % 180} ${fx} ${fy})" fill="${css(lit(soap, -0.22), 0.55)}"/>`;
  }).join('');

/** One grain with its two husks. */
const grain = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C16-10 44-14 74 0 44 14 16 10 0 0Z" fill="${css(straw)}"/><path d="M4-2C22-10 46-11 70-1 46-2 22 0 4-2Z" fill="${css(lit(straw, 0.12))}"/><path d="M70 0 100-5" stroke="${css(lit(straw, -0.12))}" stroke-width="2.4"/></g>`;

const oats = (defs: Defs) => `${shadows(defs, 1010, 250, 1052)}
  <g transform="rotate(13 812 1058)"><path d="M812 1058C900 1020 980 980 1110 930" fill="none" stroke="${css(lit(straw, -0.2))}" stroke-width="7" stroke-linecap="round"/>
  ${grain(900, 1018, -70)}${grain(936, 1004, 14)}${grain(962, 992, -74)}${grain(1000, 974, 8)}${grain(1022, 962, -68)}${grain(1060, 948, 2)}${grain(1084, 938, -58)}${grain(1106, 930, -22)}</g>`;

const still: Still = {
  room: { hue: 78, chroma: 0.026 },
  focus: { x: 560, y: 800, side: 480 },
  paint: (defs) => {
    return `${shadows(defs, 540, 620)}
      ${bar(defs, 226, BASE - 246, 640, 240)}${flecks(256, BASE - 180, 580, 150, 26)}
      ${bar(defs, 262, BASE - 500, 590, 256)}${flecks(290, BASE - 436, 90, 160, 6)}${flecks(740, BASE - 436, 84, 160, 6)}
      <g>
        <path d="M424 ${BASE - 500}H692L706 ${BASE - 454}H410Z" fill="${css(lit(band, 0.09))}"/>
        <rect x="410" y="${BASE - 456}" width="296" height="213" fill="${plane(defs, band, 1.4)}"/>
        ${title('Oat soap', { x: 558, y: BASE - 346, size: 54, colour: '#fbf1e2' })}
        ${small('Cured eight weeks, 110 g', { x: 558, y: BASE - 298, size: 18, colour: '#f4e2cd' })}
      </g>${oats(defs)}`;
  },
};

/** Two pale soap bars, the upper one in a rust paper band, beside a sprig of oats. */
export const oatSoap = (crop: Crop): string => stillLife(still, crop);
