import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFiles } from './content/files.ts';
import { picturesFolder } from './demoPictures.ts';

const stored = readdirSync(picturesFolder);

describe('the pictures of the demo', () => {
  it('match the files one to one', () => {
    expect(stored.toSorted()).toEqual([...new Set(demoFiles.map((one) => one.picture))].toSorted());
  });

  it('are at most 140 kB each and 6 MB together', () => {
    const sizes = stored.map((name) => statSync(join(picturesFolder, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(145_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});
