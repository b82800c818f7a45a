import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subsetFonts } from './subsetFonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'hangtag-fonts-'));
const place = join(import.meta.dirname, '../../packages/ui/src/theme/fonts.css');
let sheet = '';

beforeAll(async () => {
  const { load } = subsetFonts(folder);
  if (typeof load !== 'function') throw new Error('The plugin has no loader.');
  const find = load as unknown as (id: string) => Promise<string | null>;
  expect(await find(join(folder, 'other.css'))).toBeNull();
  sheet = (await find(place)) ?? '';
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const files = () =>
  [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => join(dirname(place), path));

it('every script keeps its face, and each file is there', () => {
  expect(sheet.match(/src: url/g)).toHaveLength(files().length);
  expect(sheet.match(/unicode-range/g)?.length).toBeGreaterThan(files().length);
  for (const script of ['latin-ext', 'cyrillic', 'greek', 'vietnamese'])
    expect(files().some((file) => file.includes(`-${script}-`))).toBe(true);
  for (const file of files()) expect(statSync(file).size).toBeGreaterThan(5000);
});

it('the Latin faces weigh half', () => {
  const light = files().filter((file) => file.startsWith(folder));
  expect(light).toHaveLength(2);
  for (const file of light) expect(statSync(file).size).toBeLessThan(56_000);
});

it('the faces that stand in for them until they arrive stay', () => {
  expect(sheet).not.toContain('@import');
  expect(sheet).toContain("font-family: 'Arial as Inter'");
});
