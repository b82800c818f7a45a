import { expect, test } from 'vitest';
import { ownProblem } from '../api/problem.ts';
import { saveWords, whyUnsaved } from './saveWords.ts';

const failed = (code: 'unreachable' | 'server') =>
  ({ phase: 'failed', problem: ownProblem(code) }) as const;

test('a draft is saved when the server says so', () => {
  const at = '2026-11-21T09:00:00Z';
  expect(saveWords({ phase: 'saved' }, at)).toEqual({ phase: 'saved', at });
});

test('a missing connection is no failure of the text, another refusal is', () => {
  expect(saveWords(failed('unreachable'), null)).toEqual({ phase: 'unsaved' });
  expect(saveWords(failed('server'), null)).toMatchObject({ phase: 'failed' });
});

test('who leaves hears what was refused', () => {
  expect(whyUnsaved(failed('server'))).toContain('The server could not do this.');
  expect(whyUnsaved({ phase: 'waiting' })).toBeNull();
});
