/** Every file of design tokens that we hand out, by name. */
import { brands } from '../brands/brands.ts';
import { mapped } from '../mapped.ts';
import { baseTokens, brandTokens, densityTokens, themeTokens } from './groups.ts';
import type { TokenGroup } from './types.ts';

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json';
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

const themeNames = ['light', 'dark', 'contrast'] as const;
const densityNames = ['comfortable', 'compact'] as const;
const brandNames = Object.keys(brands) as (keyof typeof brands)[];

const at = (file: string) => [{ $ref: file }];

const contexts = <Name extends string>(names: readonly Name[], fileOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, at(fileOf(name))]));

/** The resolver: which sets, and which of them a brand, a density and a theme exchange. */
const resolver = {
  $schema: RESOLVER,
  version: '2025.10',
  name: 'Hangtag',
  description: 'Themes, brands and densities of the Hangtag library.',
  sets: {
    base: {
      description: 'What no theme, brand or density changes.',
      sources: at('sets/base.tokens.json'),
    },
  },
  modifiers: {
    brand: {
      description: 'Colours, titles and corners of a brand; high contrast keeps its own colours.',
      contexts: contexts(brandNames, (name) => `sets/brand-${name}.tokens.json`),
      default: 'hangtag',
    },
    density: {
      description: 'Heights of controls and rows.',
      contexts: contexts(densityNames, (name) => `sets/density-${name}.tokens.json`),
      default: 'comfortable',
    },
    theme: {
      description: 'Light, dark and high contrast.',
      contexts: contexts(themeNames, (name) => `sets/theme-${name}.tokens.json`),
      default: 'light',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/brand' },
    { $ref: '#/modifiers/density' },
    { $ref: '#/modifiers/theme' },
  ],
} as const;

const entry = (file: string, tokens: TokenGroup) => [file, { $schema: FORMAT, ...tokens }] as const;

const documents: readonly (readonly [string, object])[] = [
  ['hangtag.resolver.json', resolver],
  entry('sets/base.tokens.json', baseTokens()),
  ...brandNames.map((name) => entry(`sets/brand-${name}.tokens.json`, brandTokens(brands[name]))),
  ...densityNames.map((name) => entry(`sets/density-${name}.tokens.json`, densityTokens(name))),
  ...themeNames.map((name) =>
    entry(`sets/theme-${name}.tokens.json`, themeTokens(name, 'aliases')),
  ),
  // Whole, for tools that read no resolver: our own brand, comfortable.
  ...themeNames.map((name) =>
    entry(`hangtag-${name}.tokens.json`, { ...baseTokens(), ...themeTokens(name, 'values') }),
  ),
];

/** The files' text, by their path in the folder of tokens. */
export const tokenFiles: Readonly<Record<string, string>> = mapped(
  Object.fromEntries(documents) as Record<string, object>,
  (document) => `${JSON.stringify(document, undefined, 2)}\n`,
);
