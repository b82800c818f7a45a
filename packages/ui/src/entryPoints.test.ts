/** Every entry point of the library loads and exports nothing undefined. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Read at run time: Vitest keeps what `import.meta.glob` found, also after a folder is added. */
const entryPoints = globSync(
  ['{layout,elements,patterns,brand}/*/index.ts', 'support/*.ts', 'theme/*.ts'],
  { cwd: folder },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|d)\.ts$/.test(path));

describe.each(entryPoints)('%s', (path) => {
  it('exports nothing undefined', async () => {
    const names = Object.entries(
      (await import(/* @vite-ignore */ join(folder, path))) as Record<string, unknown>,
    );
    for (const [name, value] of names) expect(value, name).toBeDefined();
  });
});

it('gives every component folder an entry point', () => {
  for (const layer of ['layout', 'elements', 'patterns', 'brand']) {
    const folders = readdirSync(new URL(layer, import.meta.url), { withFileTypes: true })
      // A lowercase folder is shared by several elements and has no entry point.
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name));
    expect(folders.length, layer).toBeGreaterThan(0);
    for (const { name } of folders) expect(entryPoints).toContain(`${layer}/${name}/index.ts`);
  }
});

it('has no root entry point, so an import costs only the parts it uses', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  expect(exports).not.toHaveProperty(['.']);
});
