/** Views out of the window: flat layers from pale and far to strong and near. */
import { type Tone, css, lit } from './colour.ts';
import { type Defs, down } from './defs.ts';
import { type Frame, picture } from './scene.ts';

export type View = 'wide' | 'square';

const frames: Readonly<Record<View, Frame>> = {
  wide: { x: 0, y: 0, width: 1600, height: 900 },
  square: { x: 350, y: 0, width: 900, height: 900 },
};

/** Paints a view 1600 by 900; the square crop shows its middle. */
export const landscape = (view: View, paint: (defs: Defs) => string): string =>
  picture(frames[view], paint);

/** The sky, paler towards the horizon. */
export const sky = (defs: Defs, tone: Tone): string =>
  `<rect width="1600" height="900" fill="${defs.linear(
    [
      { at: 0, colour: css(lit(tone, -0.02)) },
      { at: 0.6, colour: css(lit(tone, 0.03)) },
    ],
    down,
  )}"/>`;

/** A low sun without rays. */
export const sun = (x: number, y: number, radius: number, tone: Tone): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${css(tone)}"/>`;

/** A layer of ground below a line; a little darker towards its foot. */
export const ground = (defs: Defs, line: string, tone: Tone, depth = 0.05): string =>
  `<path d="${line}V900H0Z" fill="${defs.linear(
    [
      { at: 0, colour: css(lit(tone, depth * 0.4)) },
      { at: 1, colour: css(lit(tone, -depth)) },
    ],
    down,
  )}"/>`;

/** So many steps from 0 to 1, both ends included. */
export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index / (count - 1));

/** Numbers between 0 and 1 that look scattered and never change. */
export const scatter = (index: number, salt = 1): number => {
  const wave = Math.sin((index + 1) * 127.1 * salt + salt * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
};
