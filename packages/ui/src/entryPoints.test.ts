/// <reference types="vite/types/importMeta.d.ts" />
/** Every door of the library opens, and nothing behind it is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const entryPoints = import.meta.glob<Record<string, unknown>>([
  './{layout,elements,patterns,brand}/*/index.ts',
  './support/*.ts',
  './theme/*.ts',
  '!./**/*.test.ts',
  '!./**/*.d.ts',
]);

describe.each(Object.entries(entryPoints))('%s', (_path, open) => {
  it('opens and hands out nothing undefined', async () => {
    const names = Object.entries(await open());
    for (const [name, value] of names) expect(value, name).toBeDefined();
  });
});

it('gives every component folder a door', () => {
  for (const room of ['layout', 'elements', 'patterns', 'brand']) {
    const folders = readdirSync(new URL(room, import.meta.url), { withFileTypes: true })
      // What several elements share lives in a folder with a small letter and has no door.
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name));
    expect(folders.length, room).toBeGreaterThan(0);
    for (const { name } of folders)
      expect(entryPoints, name).toHaveProperty([`./${room}/${name}/index.ts`]);
  }
});

it('has no root entry, so nobody pays for what they do not use', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  expect(exports).not.toHaveProperty(['.']);
});
