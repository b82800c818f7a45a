import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { type View, ground, landscape, scatter, sky } from '../kit/landscape.ts';
import { plane } from '../kit/shade.ts';

const heather = tone(0.53, 0.09, 330);
const white = tone(0.94, 0.012, 85);

/** A hive of three boxes; its foot is at (x, y). */
const hive = (defs: Defs, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M-60 0H190L150 26H-90Z" fill="rgb(50 20 40 / .34)" filter="${defs.blur(6)}"/>
    <path d="M-74-10H-58V22H-74ZM58-10H74V22H58Z" fill="${css(tone(0.4, 0.04, 60))}"/>
    ${[0, 1, 2].map((box) => `<rect x="-82" y="${-78 - box * 66}" width="164" height="64" fill="${plane(defs, white, 1.2)}"/><rect x="-82" y="${-20 - box * 66}" width="164" height="6" fill="${css(lit(white, -0.22))}"/><rect x="-20" y="${-52 - box * 66}" width="40" height="9" rx="4.5" fill="${css(lit(white, -0.25))}"/>`).join('')}
    <rect x="38" y="-210" width="44" height="196" fill="rgb(60 50 60 / .13)"/>
    <rect x="-92" y="-230" width="184" height="22" rx="4" fill="${css(tone(0.6, 0.03, 240))}"/><rect x="-92" y="-230" width="184" height="7" rx="3" fill="${css(tone(0.75, 0.02, 240))}"/>
    <rect x="-34" y="-22" width="68" height="9" fill="#3a2f2a"/>
  </g>`;

const tufts = (from: number, to: number, count: number, salt: number) =>
  Array.from({ length: count }, (_, index) => {
    const deep = scatter(index, salt);
    const y = from + deep * (to - from);
    const x = scatter(index, salt + 2) * 1680 - 40;
    const size = 9 + ((y - 480) / 420) * 30;
    const shade = lit(heather, (scatter(index, salt + 4) - 0.45) * 0.11);
    return {
      y,
      markup: `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.6).toFixed(0)}" fill="${css(shade)}"/>`,
    };
  })
    .toSorted((a, b) => a.y - b.y)
    .map((one) => one.markup)
    .join('');

/** Four white hives on a slope of purple heather. */
export const heatherHives = (view: View): string =>
  landscape(view, (defs) =>
    [
      sky(defs, tone(0.9, 0.02, 250)),
      ground(defs, 'M0 350C260 270 460 250 700 310S1200 360 1600 270', tone(0.76, 0.03, 270), 0.03),
      ground(defs, 'M0 440C320 400 620 350 920 400S1360 430 1600 370', tone(0.65, 0.05, 300), 0.03),
      ground(defs, 'M0 540C380 470 820 450 1600 520', heather, 0.07),
      tufts(520, 660, 150, 2),
      hive(defs, 442, 640, 0.86),
      hive(defs, 664, 626, 0.86),
      hive(defs, 892, 630, 0.88),
      hive(defs, 1116, 650, 0.92),
      tufts(690, 910, 260, 3),
    ].join(''),
  );
