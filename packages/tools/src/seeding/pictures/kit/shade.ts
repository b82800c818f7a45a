/** How round things turn in window light that comes from the left. */
import { type Tone, css, lit } from './colour.ts';
import { type Defs, down } from './defs.ts';

/**
 * The five stops of a cylinder: dim edge, window, own colour, core shadow, reflected light.
 * @param depth How strongly it turns; glass and metal more, paper and cloth less. @default 1
 */
export const cylinder = (defs: Defs, base: Tone, depth = 1): string =>
  defs.linear([
    { at: 0, colour: css(lit(base, -0.09 * depth)) },
    { at: 0.27, colour: css(lit(base, 0.12 * depth)) },
    { at: 0.54, colour: css(base) },
    { at: 0.86, colour: css(lit(base, -0.14 * depth)) },
    { at: 1, colour: css(lit(base, -0.1 * depth)) },
  ]);

/** A flat thing that stands in the same light: lit above, dim below. */
export const plane = (defs: Defs, base: Tone, depth = 1): string =>
  defs.linear(
    [
      { at: 0, colour: css(lit(base, 0.04 * depth)) },
      { at: 1, colour: css(lit(base, -0.06 * depth)) },
    ],
    down,
  );

/** A ball: lit from the upper left. */
export const ball = (defs: Defs, base: Tone, depth = 1): string =>
  defs.radial(
    [
      { at: 0, colour: css(lit(base, 0.12 * depth)) },
      { at: 0.55, colour: css(base) },
      { at: 1, colour: css(lit(base, -0.14 * depth)) },
    ],
    { x: 0.36, y: 0.32, r: 0.75 },
  );

/** The window's reflection on something that shines: an upright bar with round ends. */
export const glint = (x: number, y: number, height: number, width = 14, alpha = 0.34): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="rgb(255 252 240 / ${alpha})"/>`;
