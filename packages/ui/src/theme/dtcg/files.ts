/** Every exported file of design tokens, by name. */
import { brands } from '../brands/brands.ts';
import { mapValues } from '../mapValues.ts';
import { baseTokens, brandTokens, densityTokens, themeTokens } from './groups.ts';
import type { TokenGroup } from './types.ts';

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json';
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

const themeNames = ['light', 'dark', 'contrast'] as const;
const densityNames = ['comfortable', 'compact'] as const;
const brandNames = Object.keys(brands) as (keyof typeof brands)[];

/** The sets that the resolvers combine, by name. */
const sets: Readonly<Record<string, TokenGroup>> = {
  base: baseTokens(),
  ...Object.fromEntries([
    ...brandNames.map((name) => [`brand-${name}`, brandTokens(brands[name])]),
    ...densityNames.map((name) => [`density-${name}`, densityTokens(name)]),
    ...themeNames.map((name) => [`theme-${name}`, themeTokens(name, 'aliases')]),
  ]),
};

const fileOf = (set: string) => `sets/${set}.tokens.json`;

/** The location of a set for a resolver: its file, or the resolver itself. */
type SourceOf = (set: string) => object;
const linked: SourceOf = (set) => ({ $ref: fileOf(set) });
const inline: SourceOf = (set) => sets[set] ?? {};

/** A resolver: its sets, and those that a brand, a density and a theme replace. */
function resolver(sourceOf: SourceOf): object {
  const contexts = (kind: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, [sourceOf(`${kind}-${name}`)]]));
  return {
    $schema: RESOLVER,
    version: '2025.10',
    name: 'Hangtag',
    description: 'Themes, brands and densities of the Hangtag library.',
    sets: {
      base: {
        description: 'What no theme, brand or density changes.',
        sources: [sourceOf('base')],
      },
    },
    modifiers: {
      brand: {
        description: 'Colours, titles and corners of a brand; high contrast keeps its own colours.',
        contexts: contexts('brand', brandNames),
        default: 'hangtag',
      },
      density: {
        description: 'Heights of controls and rows.',
        contexts: contexts('density', densityNames),
        default: 'comfortable',
      },
      theme: {
        description: 'Light, dark and high contrast.',
        contexts: contexts('theme', themeNames),
        default: 'light',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/base' },
      { $ref: '#/modifiers/brand' },
      { $ref: '#/modifiers/density' },
      { $ref: '#/modifiers/theme' },
    ],
  };
}

const entry = (file: string, tokens: TokenGroup) => [file, { $schema: FORMAT, ...tokens }] as const;

const documents: readonly (readonly [string, object])[] = [
  ['hangtag-all.resolver.json', resolver(inline)],
  ['hangtag.resolver.json', resolver(linked)],
  ...Object.entries(sets).map(([set, tokens]) => entry(fileOf(set), tokens)),
  // Resolved, for tools without resolvers: the product's brand, comfortable density.
  ...themeNames.map((name) =>
    entry(`hangtag-${name}.tokens.json`, { ...baseTokens(), ...themeTokens(name, 'values') }),
  ),
];

/** The files' text, by path in the tokens folder. */
export const tokenFiles: Readonly<Record<string, string>> = mapValues(
  Object.fromEntries(documents) as Record<string, object>,
  (document) => `${JSON.stringify(document, undefined, 2)}\n`,
);
