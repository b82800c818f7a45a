import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isStale } from './freshBuild.ts';

const root = mkdtempSync(join(tmpdir(), 'fresh-build-'));
const folders = ['storybook-static', 'stories', 'packages/ui/node_modules/.cache'];

/** Writes a file with this age in seconds; its folder gets the age of all others. */
function put(path: string, age: number) {
  const at = Date.now() / 1000;
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), at - age, at - age);
  for (let up = dirname(path); up !== '.'; up = dirname(up))
    utimesSync(join(root, up), at - 900, at - 900);
}

function build() {
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  put('package-lock.json', 900);
  put('packages/ui/index.ts', 900);
  put('stories/Badge.stories.tsx', 900);
  put('storybook-static/preview-stats.json', 60);
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build is fresh until one of its sources is newer', () => {
  expect(isStale(root)).toBe(true);
  build();
  expect(isStale(root)).toBe(false);
  put('packages/ui/node_modules/.cache/new', 1);
  expect(isStale(root)).toBe(false);
  put('stories/Badge.stories.tsx', 1);
  expect(isStale(root)).toBe(true);
});

test('a removed source makes a build stale', () => {
  build();
  rmSync(join(root, 'stories/Badge.stories.tsx'));
  expect(isStale(root)).toBe(true);
});
