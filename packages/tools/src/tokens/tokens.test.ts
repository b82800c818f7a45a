/** The exported design tokens equal the theme, and a tool that knows the format of 2025.10 can read them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tokenFiles } from '@hangtag/ui/theme/dtcg/files';
import { defineConfig, type ParseResult, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { tokensFolder } from './folder.ts';

const url = (path: string) => pathToFileURL(join(tokensFolder, path));
// Every rule about values; the format leaves the spelling of names open, ours is that of the contract.
const { rules: recommended } = defineConfig({}, { cwd: url('/') }).lint;
const rules = { ...recommended, 'core/consistent-naming': 'off' } as const;
const config = defineConfig({ lint: { rules } }, { cwd: url('/') });
const read = (file: URL) => Promise.resolve(readFileSync(file, 'utf8'));

/** Reads a file as design tools do. @throws On what the format does not allow. */
const parsed = (path: string, text = tokenFiles[path]): Promise<ParseResult> =>
  parse([{ filename: url(path), src: text }], { config, req: read });

const paths = Object.keys(tokenFiles);
const everyTheme = ['light', 'dark', 'contrast'];
const everyBrand = ['hangtag', 'merrow', 'lantern'];

/** Themes refer to the colours of a brand, so only the resolver can read them. */
const alone = paths.filter((path) => !/resolver|theme-/.test(path));

describe('the files', () => {
  it('equal the theme; if not, run `npm run tokens`', () => {
    const kept = readdirSync(tokensFolder, { recursive: true, encoding: 'utf8' });
    expect(kept.filter((path) => path.endsWith('.json')).toSorted()).toEqual(paths.toSorted());
    for (const path of paths)
      expect(readFileSync(join(tokensFolder, path), 'utf8'), path).toBe(tokenFiles[path]);
  });

  it.each(alone)('%s is read without an error', async (path) => {
    const { tokens } = await parsed(path);
    expect(Object.keys(tokens).length).toBeGreaterThan(0);
  });

  it.each([
    ['a unit that dimensions lack', '"unit": "px"', '"unit": "cm"', /cm|unit|dimension/i],
    ['a duration without a unit', '"unit": "ms"', '"unit": ""', /unit|duration/i],
    ['an unknown alias', '"{font.title}"', '"{font.missing}"', /font\.missing|alias|resolve/i],
    ['a number as text', '"fontWeight": 400', '"fontWeight": "heavy-ish"', /weight/i],
    ['an unknown type', '"$type": "cubicBezier"', '"$type": "dimension"', /dimension/i],
    ['broken JSON', '"$type": "fontFamily",', '"$type": "fontFamily"', /./],
  ])('are refused with %s', async (_, right, wrong, message) => {
    const text = tokenFiles['sets/base.tokens.json'];
    expect(text).toContain(right);
    await expect(parsed('sets/base.tokens.json', text?.replace(right, wrong))).rejects.toThrow(
      message,
    );
  });

  it('are refused with a colour channel that is no number', async () => {
    const text = tokenFiles['sets/brand-hangtag.tokens.json'];
    const wrong = text?.replace(/"components": \[\s*[\d.]+/, '"components": [ "red"');
    expect(wrong).not.toBe(text);
    await expect(parsed('sets/brand-hangtag.tokens.json', wrong)).rejects.toThrow(
      /red|color|component/i,
    );
  });
});

describe.each(['hangtag.resolver.json', 'hangtag-all.resolver.json'])('%s', (path) => {
  it('give every brand, density and theme its values', async () => {
    const { resolver } = await parsed(path);
    const hexOf = (brand: string, theme: string, name: string) =>
      resolver.apply({ brand, theme, density: 'comfortable' })[name]?.$value;
    expect(hexOf('hangtag', 'light', 'color.accent')).toMatchObject({ hex: '#1e4d3b' });
    expect(hexOf('hangtag', 'dark', 'color.accent')).toMatchObject({ hex: '#9cc8ac' });
    expect(hexOf('merrow', 'light', 'color.accent')).toMatchObject({ hex: '#1f4e79' });
    for (const brand of everyBrand)
      expect(hexOf(brand, 'contrast', 'color.accent')).toMatchObject({ hex: '#00331f' });
  });

  it('make rows and controls lower in compact', async () => {
    const { resolver } = await parsed(path);
    const input = { brand: 'hangtag', theme: 'light' };
    const row = (density: string) => resolver.apply({ ...input, density })['size.row']?.$value;
    expect([row('comfortable'), row('compact')]).toEqual([
      { value: 58, unit: 'px' },
      { value: 44, unit: 'px' },
    ]);
  });
});

it('equal the one file that holds everything and refers to no other', async () => {
  expect(tokenFiles['hangtag-all.resolver.json']).not.toMatch(/"\$ref": "(?!#)/);
  const [all, linked] = await Promise.all([
    parsed('hangtag-all.resolver.json'),
    parsed('hangtag.resolver.json'),
  ]);
  const valuesOf = ({ resolver }: ParseResult, input: Record<string, string>) =>
    Object.entries(resolver.apply(input)).map(([name, { $value }]) => [name, $value]);
  for (const brand of everyBrand)
    for (const theme of everyTheme)
      for (const density of ['comfortable', 'compact']) {
        const input = { brand, theme, density };
        expect(valuesOf(all, input)).toEqual(valuesOf(linked, input));
        expect(valuesOf(all, input).length).toBeGreaterThan(100);
      }
});
