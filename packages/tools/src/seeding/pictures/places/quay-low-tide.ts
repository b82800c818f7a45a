import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { type View, ground, landscape, scatter, sky, sun } from '../kit/landscape.ts';

const water = [
  tone(0.8, 0.022, 215),
  tone(0.75, 0.028, 220),
  tone(0.69, 0.034, 225),
  tone(0.63, 0.042, 230),
  tone(0.56, 0.052, 236),
  tone(0.48, 0.06, 242),
] as const;

const line = (y: number, phase: number) =>
  `M0 ${y}C${180 + phase} ${y - 34} ${380 + phase} ${y + 30} ${620 + phase} ${y}S${1000 + phase} ${y - 30} ${1180 + phase * 0.6} ${y + 4} 1480 ${y + 22} 1600 ${y - 6}`;

/** The quay wall with the dark line the sea leaves. */
const quay = (defs: Defs) => {
  const stone = tone(0.6, 0.02, 70);
  const courses = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    Array.from({ length: 8 }, (_, index) => {
      const x = 1050 + index * 82 - (row % 2) * 40;
      const tide = row > 2 ? -0.2 : 0;
      return `<rect x="${x}" y="${352 + row * 40}" width="79" height="37" fill="${css(lit(stone, tide + (scatter(index + row * 9) - 0.5) * 0.06))}"/>`;
    }),
  );
  const face = '<path d="M1090 346H1600V640H1090Z"/>';
  return `<g clip-path="${defs.clip(face)}" fill="${css(lit(stone, -0.24))}">${face}${courses.join('')}</g>
    <rect x="1076" y="328" width="524" height="26" fill="${css(lit(stone, 0.12))}"/>
    <rect x="1176" y="284" width="20" height="46" rx="6" fill="${css(tone(0.3, 0.02, 60))}"/><rect x="1166" y="280" width="40" height="14" rx="7" fill="${css(tone(0.3, 0.02, 60))}"/>`;
};

/** Bands of pale blue water and mud with one white line of foam. */
export const quayAtLowTide = (view: View): string =>
  landscape(view, (defs) =>
    [
      sky(defs, tone(0.88, 0.02, 215)),
      sun(470, 190, 66, tone(0.94, 0.035, 85)),
      ground(defs, 'M0 336C300 300 620 318 900 330S1400 310 1600 322', tone(0.76, 0.02, 220), 0.02),
      ground(defs, 'M0 400H1600', water[0], 0.02),
      quay(defs),
      ...water
        .slice(1)
        .map((tint, index) =>
          ground(defs, line(480 + index * 78 + index * index * 4, index * 46 - 60), tint, 0.02),
        ),
      `<path d="${line(852, 90)}" fill="none" stroke="rgb(252 252 246 / .85)" stroke-width="7"/>`,
    ].join(''),
  );
