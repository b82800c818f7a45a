import { expect, test } from 'vitest';
import { type Manifest, lazyScreens, routeFiles } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'], css: ['table.css'] },
  'screens/UsersScreen.tsx': {
    file: 'users.js',
    src: 'screens/UsersScreen.tsx',
    isDynamicEntry: true,
    imports: ['_table.js', 'index.html'],
  },
  'support/heavy.ts': { file: 'heavy.js', src: 'support/heavy.ts', isDynamicEntry: true },
};

test('a route loads the entry, its screen and what both import, each once', () => {
  expect(routeFiles(manifest, 'screens/UsersScreen.tsx')).toEqual({
    scripts: ['main.js', 'react.js', 'users.js', 'table.js'],
    styles: ['main.css', 'table.css'],
  });
  expect(routeFiles(manifest, null).scripts).toEqual(['main.js', 'react.js']);
});

test('only screens count as routes', () => {
  expect(lazyScreens(manifest)).toEqual(['screens/UsersScreen.tsx']);
});
