import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { joinChunks } from './joinChunks.ts';

/** A chunk of one module; an entry's name ends in "Screen". */
function chunk(name: string, size: number, ...imports: readonly string[]): Rolldown.OutputChunk {
  return {
    fileName: `${name}.js`,
    facadeModuleId: name,
    moduleIds: [name],
    modules: { [name]: { renderedLength: size } },
    isEntry: name === 'app',
    isDynamicEntry: name.endsWith('Screen'),
    imports: imports.map((each) => `${each}.js`),
  } as unknown as Rolldown.OutputChunk;
}

const pages = [
  ['app', 'listScreen'],
  ['app', 'formScreen'],
];

it('joins small chunks that the same pages load', () => {
  const names = joinChunks(
    [
      chunk('app', 90_000),
      chunk('listScreen', 9000, 'button', 'icon'),
      chunk('formScreen', 9000, 'button', 'icon'),
      chunk('button', 3000),
      chunk('icon', 200),
    ],
    pages,
  );
  expect(names.get('button')).toBeDefined();
  expect(names.get('button')).toBe(names.get('icon'));
  expect(names.has('listScreen')).toBe(false);
});

it('keeps apart what only some pages need and is large, with what it imports', () => {
  const names = joinChunks(
    [
      chunk('app', 90_000),
      chunk('listScreen', 9000, 'grid', 'icon'),
      chunk('formScreen', 9000, 'icon'),
      chunk('icon', 200),
      // Small itself, but it brings a large one.
      chunk('grid', 100, 'collections'),
      chunk('collections', 200_000),
    ],
    pages,
  );
  expect(names.get('icon')).not.toBe(names.get('grid'));
  expect(names.get('grid')).toBe(names.get('collections'));
});

it('never makes two chunks import each other', () => {
  // `low` imports `own`, which imports `high`: `low` and `high` in one chunk would need `own` first and last.
  const names = joinChunks(
    [
      chunk('app', 90_000),
      chunk('listScreen', 9000, 'low'),
      chunk('formScreen', 9000, 'low'),
      chunk('low', 100, 'ownScreen'),
      chunk('ownScreen', 100, 'high'),
      chunk('high', 100),
    ],
    pages,
  );
  expect(names.get('low')).not.toBe(names.get('high'));
});
