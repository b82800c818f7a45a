/// <reference types="vite/types/importMeta.d.ts" />
/** Every entry point of the library loads and exports nothing undefined. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const entryPoints = import.meta.glob<Record<string, unknown>>([
  './{layout,elements,patterns,brand}/*/index.ts',
  './support/*.ts',
  './theme/*.ts',
  '!./**/*.test.ts',
  '!./**/*.d.ts',
]);

describe.each(Object.entries(entryPoints))('%s', (_path, load) => {
  it('exports nothing undefined', async () => {
    const names = Object.entries(await load());
    for (const [name, value] of names) expect(value, name).toBeDefined();
  });
});

it('gives every component folder an entry point', () => {
  for (const layer of ['layout', 'elements', 'patterns', 'brand']) {
    const folders = readdirSync(new URL(layer, import.meta.url), { withFileTypes: true })
      // A lowercase folder is shared by several elements and has no entry point.
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name));
    expect(folders.length, layer).toBeGreaterThan(0);
    for (const { name } of folders)
      expect(entryPoints, name).toHaveProperty([`./${layer}/${name}/index.ts`]);
  }
});

it('has no root entry point, so an import costs only the parts it uses', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  expect(exports).not.toHaveProperty(['.']);
});
