import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { rewriteImports } from './declarations.ts';
import { entryPoints } from './entryPoints.ts';
import { packagesIn } from './manifest.ts';

test('every subpath of the workspace is an entry point of the package, except those that build it', () => {
  const manifest = JSON.parse(
    readFileSync(join(repository, 'packages/ui/package.json'), 'utf8'),
  ) as { exports: Record<string, string> };
  const folders = Object.keys(manifest.exports).filter((path) => path.endsWith('/*'));
  const opened = new Set(entryPoints().map(({ name }) => `./${name.split('/')[0]}/*`));
  expect([...opened].toSorted()).toEqual(folders.toSorted());
  expect(entryPoints()).toContainEqual({
    name: 'elements/Button',
    source: 'elements/Button/index.ts',
  });
  expect(entryPoints()).toContainEqual({ name: 'theme/themes.css', source: 'theme/themes.css.ts' });
  expect(entryPoints().filter(({ name }) => /test|inLayer/.test(name))).toEqual([]);
});

test('a declaration refers to the package, however the workspace wrote the import', () => {
  const points = (text: string) => rewriteImports('patterns/SignInForm/SignInForm', text);
  expect(points("import { x } from './words.ts';")).toBe("import { x } from './words.js';");
  expect(points("from '../../elements/Button/index.ts'")).toBe(
    "from '../../elements/Button/index.js'",
  );
  expect(points("from '@hangtag/contract/wire/user'")).toBe("from '../../contract/wire/user.js'");
  expect(points('import("@hangtag/ui/elements/Button").ButtonProps')).toBe(
    'import("../../elements/Button.js").ButtonProps',
  );
  expect(points("from 'react'")).toBe("from 'react'");
});

test('packages are found in modules, declarations and style sheets', () => {
  const text = `import { jsx } from "react/jsx-runtime"; import('@vanilla-extract/css').StyleRule;
    @import '@fontsource-variable/inter/opsz.css'; import './near.js';`;
  expect(packagesIn(text)).toEqual(['react', '@vanilla-extract/css', '@fontsource-variable/inter']);
});
