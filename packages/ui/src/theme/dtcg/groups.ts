/** The values as groups of design tokens, each token with its purpose and its CSS variable. */
import { type Brand, type BrandRole, shapes, titleFamilies } from '../brands/brand.ts';
import { type ColourRole, contract } from '../contract.ts';
import { type Density, densities } from '../density.ts';
import { mapValues } from '../mapValues.ts';
import { breakpoints, easeOut, scale } from '../scale.ts';
import { zIndex } from '../zIndex.ts';
import { type ThemeName, themes } from '../themes.ts';
import { typeScale } from '../typeScale.ts';
import { variableOf } from '../variableOf.ts';
import type { Alias, Token, TokenGroup } from './types.ts';
import { brightness, colour, dimension, duration, families, shadow, typography } from './values.ts';

/** The vendor key of additional facts beside a token, as the format requires. */
const VENDOR = 'com.hangtag';

type Bare = Pick<Token, '$type' | '$value'>;

/** A token of the contract with its purpose and its CSS variable. */
const withDescription = (meaning: string, path: readonly string[], bare: Bare): Token =>
  ({
    ...bare,
    $description: meaning,
    $extensions: { [VENDOR]: { cssVariable: variableOf(...path) } },
  }) as Token;

/** A group of the contract with its values. */
const group = <Names extends string, Value>(
  name: string,
  meanings: Readonly<Record<NoInfer<Names>, string>>,
  values: Readonly<Record<Names, Value>>,
  turn: (value: Value, name: Names) => Bare,
): TokenGroup =>
  mapValues(values, (value: Value, key: Names) =>
    withDescription(meanings[key], [name, key], turn(value, key)),
  );

const length = (css: string): Bare => ({ $type: 'dimension', $value: dimension(css) });

const lengths = <Names extends string>(
  name: string,
  meanings: Readonly<Record<NoInfer<Names>, string>>,
  values: Readonly<Record<Names, string>>,
) => group(name, meanings, values, length);

const numbers = (values: Readonly<Record<string, number>>): TokenGroup =>
  mapValues(values, (value): Token => ({ $type: 'number', $value: value }));

/** The values independent of the theme; brands and densities replace some of them. */
export function baseTokens(): TokenGroup {
  return {
    font: group('font', contract.font, scale.font, (css) => ({
      $type: 'fontFamily',
      $value: families(css),
    })),
    text: group('text', contract.text, typeScale, (role) => ({
      $type: 'typography',
      $value: typography(role),
    })),
    space: lengths('space', contract.space, scale.space),
    radius: lengths('radius', contract.radius, scale.radius),
    size: lengths('size', contract.size, scale.size),
    motion: {
      ...group('motion', contract.motion, scale.motion, (css) => ({
        $type: 'duration',
        $value: duration(css),
      })),
      easeOut: {
        $type: 'cubicBezier',
        $value: easeOut,
        $description: 'The one curve of everything that moves.',
      },
    },
    breakpoint: mapValues(breakpoints, (value): Token => ({
      $type: 'dimension',
      $value: { value, unit: 'px' },
    })),
    stacking: numbers(zIndex),
  };
}

/** Heights of a density. */
export function densityTokens(name: Density): TokenGroup {
  return { size: lengths('size', contract.size, densities[name]) };
}

/** A brand's colours for light and dark, and its form; themes reference the colours. */
export function brandTokens({ light, dark, titles, shape }: Brand): TokenGroup {
  const palette = (of: Brand['light']): TokenGroup =>
    mapValues(of, (css: string): Token => ({ $type: 'color', $value: colour(css) }));
  return {
    brand: { light: palette(light), dark: palette(dark) },
    font: {
      title: withDescription(contract.font.title, ['font', 'title'], {
        $type: 'fontFamily',
        $value: families(titleFamilies[titles]),
      }),
    },
    radius: lengths('radius', contract.radius, shapes[shape]),
  };
}

const brandRoles: readonly BrandRole[] = [
  'accent',
  'accentHover',
  'accentPressed',
  'onAccent',
  'accentSoft',
  'accentText',
  'focus',
];

const isBrands = (role: ColourRole) => brandRoles.some((brandRole) => brandRole === role);

/**
 * The values of a theme.
 * @param of Whether a brand's colours are references or values; high contrast has none of them.
 */
export function themeTokens(name: ThemeName, of: 'aliases' | 'values'): TokenGroup {
  const theme = themes[name];
  const value = (css: string, role: ColourRole): Bare => {
    const alias: Alias = `{brand.${name}.${role}}`;
    const pointsAt = of === 'aliases' && name !== 'contrast' && isBrands(role);
    return { $type: 'color', $value: pointsAt ? alias : colour(css) };
  };
  return {
    color: group('color', contract.color, theme.color, value),
    shadow: group('shadow', contract.shadow, theme.shadow, (layers) => ({
      $type: 'shadow',
      $value: shadow(layers),
    })),
    focus: lengths('focus', contract.focus, theme.focus),
    pictureFilter: withDescription(contract.pictureFilter, ['pictureFilter'], {
      $type: 'number',
      $value: brightness(theme.pictureFilter),
    }),
    disabledBorder: withDescription(contract.disabledBorder, ['disabledBorder'], {
      $type: 'strokeStyle',
      $value: theme.disabledBorder,
    }),
    bleed: withDescription(contract.bleed, ['bleed'], {
      $type: 'number',
      $value: Number(theme.bleed),
    }),
  };
}
