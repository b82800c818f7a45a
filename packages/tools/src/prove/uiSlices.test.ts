import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { isLeftOut } from './uiSlices.ts';

test('every story file is in a slice of the matrix', () => {
  const files = globSync('stories/**/*.stories.tsx', { cwd: repository });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(isLeftOut)).toEqual([]);
});
