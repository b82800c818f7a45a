import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { parts } from './parts.ts';

test('the workflow runs each part of `npm test` once', () => {
  const workflow = readFileSync(join(repository, '.github/workflows/test.yml'), 'utf8');
  const [, matrix = ''] = /^ +parts: \[(.*)\]$/m.exec(workflow) ?? [];
  const named = matrix.split(/[\s,']+/).filter((name) => name !== '');
  expect(named.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
  expect(workflow).toContain('npm test -- ${{ matrix.parts }}');
});
