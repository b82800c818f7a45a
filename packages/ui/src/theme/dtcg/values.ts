/** Converts CSS values to design token values. */
import { formatHex, parse, rgb } from 'culori';
import type { ShadowLayer } from '../shadow.ts';
import type { TypeRole } from '../typeScale.ts';
import type {
  DtcgColour,
  DtcgDimension,
  DtcgDuration,
  DtcgShadow,
  DtcgTypography,
} from './types.ts';

const rounded = (value: number, digits = 4) => Number(value.toFixed(digits));

/** A CSS length in pixels. @throws Error for anything else. */
export function dimension(css: string): DtcgDimension {
  const value = /^(\d+)px$/.exec(css)?.[1];
  if (value === undefined) throw new Error(`"${css}" is no length in pixels.`);
  return { value: Number(value), unit: 'px' };
}

/** A CSS duration in milliseconds. @throws Error for anything else. */
export function duration(css: string): DtcgDuration {
  const value = /^(\d+)ms$/.exec(css)?.[1];
  if (value === undefined) throw new Error(`"${css}" is no time in milliseconds.`);
  return { value: Number(value), unit: 'ms' };
}

/** A CSS colour. @throws Error for anything else. */
export function colour(css: string): DtcgColour {
  const parsed = rgb(css === 'transparent' ? 'rgb(0 0 0 / 0%)' : parse(css));
  if (parsed === undefined) throw new Error(`"${css}" is no colour.`);
  const { r, g, b, alpha = 1 } = parsed;
  return {
    colorSpace: 'srgb',
    components: [rounded(r), rounded(g), rounded(b)],
    ...(alpha < 1 && { alpha: rounded(alpha) }),
    hex: formatHex({ mode: 'rgb', r, g, b }),
  };
}

/** A list of font families, the preferred one first. */
export const families = (css: string): readonly string[] =>
  css.split(',').map((family) => family.trim().replaceAll("'", ''));

/** The brightness of a CSS filter; 1 changes nothing. */
export const brightness = (css: string): number =>
  Number(/^brightness\(([\d.]+)\)$/.exec(css)?.[1] ?? 1);

const px = (value: number): DtcgDimension => ({ value, unit: 'px' });

/** The layers of a shadow. */
export const shadow = (layers: readonly ShadowLayer[]): readonly DtcgShadow[] =>
  layers.map(({ y, blur, spread, color }) => ({
    color: colour(color),
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
  }));

/** A type role; sizes scale with the reader's font size. */
export const typography = ({ family, size, line, weight, tracking }: TypeRole): DtcgTypography => ({
  fontFamily: `{font.${family}}`,
  fontSize: { value: size / 16, unit: 'rem' },
  fontWeight: weight,
  letterSpacing: { value: rounded((tracking * size) / 16, 6), unit: 'rem' },
  lineHeight: rounded(line / size),
});
