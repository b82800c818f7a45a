import { describe, expect, it } from 'vitest';
import { shortNames } from '../classNames.ts';

const files = Array.from({ length: 300 }, (_, index) => `src/elements/E${index}/E${index}.css.ts`);
const asked = files.flatMap((filePath, file) =>
  Array.from({ length: 60 }, (_, style) => ({
    hash: `h${file}x${style}`,
    filePath,
  })),
);

describe('the short class names of the library', () => {
  it('distinguish all styles and stay stable', () => {
    const name = shortNames(files);
    const names = asked.map(name);
    expect(new Set(names).size).toBe(asked.length);
    expect(asked.map(name)).toEqual(names);
  });

  it('are the same whichever file is processed first', () => {
    const forwards = shortNames(files);
    const first = asked.map(forwards);
    const others = shortNames(files.toReversed());
    const last = new Map(
      files
        .toReversed()
        .flatMap((file) => asked.filter((each) => each.filePath === file))
        .map((each) => [each.hash, others(each)]),
    );
    expect(asked.map(({ hash }) => last.get(hash))).toEqual(first);
  });

  it('contain a number, like no CSS keyword that could occur in a selector', () => {
    const name = shortNames(files);
    for (const each of asked) expect(name(each)).toMatch(/^[a-z]\d+[a-z]+$/);
  });

  it('are the same in a build at another path', () => {
    const [from = ''] = files;
    expect(shortNames(files)({ hash: 'x0', filePath: from })).toBe('a0a');
    expect(shortNames(files)({ hash: 'y0', filePath: `../packages/ui/${from}` })).toBe('a0a');
  });

  it('leave other files with their own prefix', () => {
    expect(shortNames(files)({ hash: 'abc0', filePath: 'docs/docs.css.ts' })).toBe('_abc0');
  });
});
