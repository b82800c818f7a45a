import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFiles } from '../content/files.ts';
import { plates } from './catalogue.ts';

const stored = readdirSync(import.meta.dirname).filter((name) => /\.(jpg|png|pdf)$/.test(name));
const drawn = plates();

describe('the drawn pictures', () => {
  it.each(drawn.map((plate) => [plate.name, plate] as const))('%s is drawn whole', (_, { svg }) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const asked = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    const given = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    expect(asked.filter((id) => !given.has(id ?? ''))).toEqual([]);
  });

  it('comes out the same every time', () => {
    expect(plates().map((one) => one.svg)).toEqual(drawn.map((one) => one.svg));
  });

  it('stands in the tree once per plate, and no file is left that nothing shows', () => {
    const jpegs = stored.filter((name) => name.endsWith('.jpg')).toSorted();
    expect(jpegs).toEqual(drawn.map((one) => `${one.name}.jpg`).toSorted());
    expect(stored.toSorted()).toEqual([...new Set(demoFiles.map((one) => one.picture))].toSorted());
  });

  it('stays light enough to clone: 140 kB each, 6 MB together', () => {
    const sizes = stored.map((name) => statSync(join(import.meta.dirname, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(145_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});
