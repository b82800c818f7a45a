import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { parts } from './parts.ts';

test('the workflow runs each part of `npm test` once, and each share of a part that it splits', () => {
  const workflow = readFileSync(join(repository, '.github/workflows/test.yml'), 'utf8');
  const jobs = [...workflow.matchAll(/^ {10}- (.+)$/gm)].map(([, job = '']) => job);
  /** Each part with its share, for example `lint` and `server --shard=1/2`. */
  const run = jobs.flatMap((job) => (job.includes('--shard=') ? [job] : job.split(' ')));
  const expected = parts.flatMap(({ name }) => {
    const shares = run.filter((job) => job.startsWith(`${name} --shard=`)).length;
    if (shares === 0) return [name];
    return Array.from({ length: shares }, (_, at) => `${name} --shard=${at + 1}/${shares}`);
  });
  expect(run.toSorted()).toEqual(expected.toSorted());
  expect(workflow).toContain('npm test -- ${{ matrix.parts }}');
});
