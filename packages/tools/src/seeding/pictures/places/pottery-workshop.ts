import { type Tone, css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { type View, landscape, scatter } from '../kit/landscape.ts';
import { cylinder, plane } from '../kit/shade.ts';

const wall = tone(0.83, 0.018, 75);
const wood = tone(0.6, 0.06, 65);
const clays: readonly Tone[] = [tone(0.78, 0.03, 70), tone(0.73, 0.035, 65), tone(0.84, 0.02, 80)];

/** An unglazed mug; its foot is at (x, y). */
const rawMug = (defs: Defs, x: number, y: number, size: number, clay: Tone) =>
  `<g transform="translate(${x} ${y}) scale(${size})">
    <ellipse cx="20" cy="-2" rx="76" ry="9" fill="rgb(50 34 18 / .38)" filter="${defs.blur(5)}"/>
    <path d="M56-108C104-112 106-34 54-38" fill="none" stroke="${css(lit(clay, -0.1))}" stroke-width="16"/>
    <path d="M-62-136-57-26C-55-8-44 0-30 0H30C44 0 55-8 57-26L62-136Z" fill="${cylinder(defs, clay, 0.9)}"/>
    <ellipse cy="-136" rx="62" ry="12" fill="${css(lit(clay, 0.06))}"/><ellipse cy="-135" rx="53" ry="9" fill="${css(lit(clay, -0.2))}"/>
  </g>`;

const shelf = (defs: Defs, y: number) =>
  `<rect x="0" y="${y + 34}" width="1600" height="46" fill="rgb(60 40 20 / .26)" filter="${defs.blur(14)}"/>
  <rect y="${y}" width="1600" height="38" fill="${plane(defs, wood, 1.4)}"/><rect y="${y}" width="1600" height="7" fill="${css(lit(wood, 0.13))}"/>`;

const bracket = (x: number, y: number) =>
  `<path d="M${x} ${y + 38}H${x + 26}V${y + 150}H${x}Z" fill="${css(lit(wood, -0.14))}"/>`;

const line = (defs: Defs, y: number, salt: number) =>
  Array.from({ length: 11 }, (_, index) =>
    rawMug(
      defs,
      70 + index * 148 + scatter(index, salt) * 14,
      y + 4,
      1.02,
      clays[(index * salt) % clays.length] ?? wall,
    ),
  ).join('');

const bowls = (defs: Defs, y: number) =>
  [160, 520, 880, 1240, 1530]
    .map((x, index) => {
      const clay = clays[index % clays.length] ?? wall;
      const bowl = (lift: number, scale: number) =>
        `<g transform="translate(${x} ${y - lift}) scale(${scale})"><path d="M-120-92C-112-30-70 0-46 0H46C70 0 112-30 120-92Z" fill="${cylinder(defs, clay, 0.9)}"/><ellipse cy="-92" rx="120" ry="16" fill="${css(lit(clay, 0.06))}"/><ellipse cy="-90" rx="108" ry="12" fill="${css(lit(clay, -0.18))}"/></g>`;
      return bowl(0, 1.15) + bowl(62, 1.1) + bowl(122, 1.05);
    })
    .join('');

/** Unglazed mugs drying on two wooden shelves beside a window. */
export const potteryWorkshop = (view: View): string =>
  landscape(view, (defs) => {
    const light = (left: number, width: number) =>
      `<polygon points="${left},-60 ${left + width},-60 ${left + width + 460},960 ${left + 460},960"/>`;
    return `<rect width="1600" height="900" fill="${defs.linear(
      [
        { at: 0, colour: css(lit(wall, 0.05)) },
        { at: 1, colour: css(lit(wall, -0.09)) },
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.4 },
    )}"/>
      <g fill="rgb(255 248 226 / .5)" filter="${defs.blur(14)}">${light(60, 470)}${light(640, 170)}</g>
      ${[250, 790, 1330].map((x) => bracket(x, 300) + bracket(x, 640)).join('')}
      ${shelf(defs, 300)}${line(defs, 300, 2)}
      ${shelf(defs, 640)}${bowls(defs, 642)}
      <rect y="836" width="1600" height="64" fill="${plane(defs, lit(wood, -0.08), 1.4)}"/><rect y="836" width="1600" height="8" fill="${css(lit(wood, 0.06))}"/>`;
  });
