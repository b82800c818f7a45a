import { type Tone, css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { type View, ground, landscape, sky, sun } from '../kit/landscape.ts';

/** A round hill whose clipped rows follow its shape. */
const hill = (
  defs: Defs,
  x: number,
  y: number,
  width: number,
  height: number,
  leaf: Tone,
  rows: number,
) => {
  const shape = `M${x - width} ${y + height}C${x - width * 0.7} ${y + height * 0.2} ${x - width * 0.4} ${y} ${x} ${y}S${x + width * 0.7} ${y + height * 0.2} ${x + width} ${y + height}Z`;
  const curves = Array.from({ length: rows }, (_, index) => {
    const drop = ((index + 0.6) / rows) ** 1.15 * height;
    const reach = width * (0.25 + 0.85 * (drop / height));
    const curve = `M${x - reach} ${y + drop + reach * 0.1}C${x - reach * 0.5} ${y + drop - reach * 0.1} ${x + reach * 0.5} ${y + drop - reach * 0.1} ${x + reach} ${y + drop + reach * 0.1}`;
    const thick = 9 + index * 3.2;
    return `<path d="${curve}" fill="none" stroke="${css(lit(leaf, -0.13))}" stroke-width="${thick}"/><path d="${curve}" transform="translate(-2 ${-thick * 0.42})" fill="none" stroke="${css(lit(leaf, 0.07))}" stroke-width="${thick * 0.62}" stroke-linecap="round"/>`;
  });
  return `<g clip-path="${defs.clip(`<path d="${shape}"/>`)}"><path d="${shape}" fill="${css(leaf)}"/>${curves.join('')}</g>`;
};

/** Clipped rows of tea following round hills. */
export const teaHills = (view: View): string =>
  landscape(view, (defs) =>
    [
      sky(defs, tone(0.92, 0.035, 88)),
      sun(620, 210, 88, tone(0.74, 0.13, 58)),
      ground(
        defs,
        'M0 380C200 330 380 300 560 340S900 400 1120 330 1420 300 1600 350',
        tone(0.76, 0.035, 170),
        0.02,
      ),
      ground(defs, 'M0 440C260 400 520 420 760 440S1200 400 1600 430', tone(0.68, 0.05, 160), 0.03),
      hill(defs, 1240, 400, 640, 560, tone(0.58, 0.075, 145), 13),
      hill(defs, 330, 450, 640, 520, tone(0.54, 0.08, 142), 12),
      hill(defs, 860, 590, 820, 420, tone(0.46, 0.075, 148), 9),
    ].join(''),
  );
