import { expect, test } from 'vitest';
import { ownProblem } from '../api/problem.ts';
import { saveWords, whyUnsaved } from './saveWords.ts';

const failed = (code: 'unreachable' | 'server') =>
  ({ phase: 'failed', problem: ownProblem(code) }) as const;

test('a draft counts as saved only after the server confirms it', () => {
  const at = '2026-11-21T09:00:00Z';
  expect(saveWords({ phase: 'saved' }, at)).toEqual({ phase: 'saved', at });
});

test('a missing connection is not shown as a refused text', () => {
  expect(saveWords(failed('unreachable'), null)).toEqual({ phase: 'unsaved' });
  expect(saveWords(failed('server'), null)).toMatchObject({ phase: 'failed' });
});

test('a user who leaves reads what was refused', () => {
  expect(whyUnsaved(failed('server'))).toContain('The server could not do this.');
  expect(whyUnsaved({ phase: 'waiting' })).toBeNull();
});

test('a rejected value is named when the rest is saved', () => {
  const save = { ...failed('server'), isRestSaved: true } as const;
  const unsaved = [{ kind: 'summary', field: 'upcCode' }] as const;
  expect(saveWords(save, null, unsaved)).toEqual({
    phase: 'failed',
    what: 'UPC or GTIN',
    sentence: `${save.problem.message} Everything else is saved.`,
  });
  expect(saveWords(failed('server'), null, unsaved)).not.toHaveProperty('what');
});
