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

test('a rejected value is named where the rest is saved', () => {
  const save = { ...failed('server'), isRestSaved: true } as const;
  const unsaved = [{ kind: 'summary', field: 'upcCode' }] as const;
  expect(saveWords(save, null, unsaved)).toEqual({
    phase: 'failed',
    what: 'UPC or GTIN',
    sentence: `${save.problem.message} Everything else is saved.`,
  });
  expect(saveWords(failed('server'), null, unsaved)).not.toHaveProperty('what');
});
