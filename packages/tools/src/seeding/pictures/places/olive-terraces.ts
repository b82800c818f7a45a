import { css, lit, tone } from '../kit/colour.ts';
import { type View, ground, landscape, scatter, sky, sun } from '../kit/landscape.ts';

const leaf = tone(0.5, 0.07, 122);
const bark = tone(0.38, 0.03, 55);

/** A pruned olive tree; its foot is at (x, y). */
const tree = (x: number, y: number, size: number, haze: number) => {
  const near = lit(leaf, haze);
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <ellipse cx="34" cy="3" rx="130" ry="15" fill="rgb(60 48 20 / .3)"/>
    <path d="M-8 2C-6-60-40-84-54-120M10 2C8-58 40-88 52-124" fill="none" stroke="${css(lit(bark, haze))}" stroke-width="17" stroke-linecap="round"/>
    <ellipse cx="4" cy="-156" rx="120" ry="72" fill="${css(lit(near, -0.1))}"/>
    <ellipse cx="52" cy="-152" rx="70" ry="50" fill="${css(lit(near, -0.02))}"/>
    <ellipse cx="-32" cy="-178" rx="86" ry="50" fill="${css(lit(near, 0.06))}"/>
    <ellipse cx="-52" cy="-192" rx="46" ry="24" fill="${css(lit(near, 0.11))}"/>
  </g>`;
};

const rows = [
  { y: 512, size: 0.26, haze: 0.16, gap: 104, count: 17, shift: 20 },
  { y: 566, size: 0.38, haze: 0.12, gap: 152, count: 12, shift: -30 },
  { y: 640, size: 0.56, haze: 0.07, gap: 216, count: 9, shift: 34 },
  { y: 742, size: 0.82, haze: 0.03, gap: 290, count: 7, shift: -60 },
  { y: 884, size: 1.18, haze: 0, gap: 372, count: 6, shift: -20 },
] as const;

/** Rows of olive trees below dry hills and a low sun. */
export const oliveTerraces = (view: View): string =>
  landscape(view, (defs) => {
    const soil = tone(0.74, 0.07, 82);
    const terraces = rows.map(({ y, size, haze, gap, count, shift }, row) => {
      const wall = `<path d="M0 ${y + 10 * size}C500 ${y - 4} 1100 ${y + 22 * size} 1600 ${y + 4}V${y + 34 * size}C1100 ${y + 52 * size} 500 ${y + 26 * size} 0 ${y + 40 * size}Z" fill="${css(lit(soil, -0.13), 0.5)}"/>`;
      const trees = Array.from({ length: count }, (_, index) =>
        tree(
          shift + index * gap + scatter(index + row * 20) * 30 * size,
          y + scatter(index, 2) * 6,
          size,
          haze,
        ),
      );
      return (row > 1 ? wall : '') + trees.join('');
    });
    return [
      sky(defs, tone(0.92, 0.04, 85)),
      sun(1080, 170, 92, tone(0.78, 0.11, 70)),
      ground(defs, 'M0 380C260 380 420 376 640 336S1200 300 1600 340', tone(0.8, 0.05, 100), 0.03),
      ground(
        defs,
        'M0 452C360 456 620 452 900 414S1300 396 1600 412',
        tone(0.74, 0.065, 102),
        0.04,
      ),
      ground(defs, 'M0 500C420 490 900 510 1600 474', soil),
      ...terraces,
    ].join('');
  });
