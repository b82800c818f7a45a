/** Pictures are named by story ids; a picture without a story would never be compared again. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isExportStory } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { storyIdIn } from './storyComponents.ts';

const storyIds = globSync('stories/**/*.stories.tsx', { cwd: repository }).flatMap((path) => {
  const text = readFileSync(join(repository, path), 'utf8');
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.filter((name) => isExportStory(name, {})).map((name) => storyIdIn(text, name));
});

test('every picture belongs to an existing story; there are at most 500, in 20 MB', () => {
  const pictures = globSync('visual-tests/screenshots/*/*/*.png', { cwd: repository });
  const known = new Set(storyIds.map((id) => id.replace('--', '/')));
  const storyOf = (path: string) =>
    path
      .split('/')
      .slice(3)
      .join('/')
      .replace(/\.png$/, '');
  expect(pictures.length).toBeGreaterThan(300);
  expect(pictures.length).toBeLessThanOrEqual(500);
  const bytes = pictures.map((path) => statSync(join(repository, path)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000_000);
  expect(pictures.filter((path) => !known.has(storyOf(path)))).toEqual([]);
});
