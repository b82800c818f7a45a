import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, rebaseValues } from './useFormDraft.ts';

const record = fc.record({ a: fc.string(), b: fc.nat(9), c: fc.boolean() });

test('edits stay on top of newer values, and nothing else does', () => {
  fc.assert(
    fc.property(record, record, record, (typed, was, now) => {
      const localVersion = new Set(changedFields(typed, was));
      const next = rebaseValues(typed, was, now);
      for (const field of ['a', 'b', 'c'] as const)
        expect(next[field]).toBe(localVersion.has(field) ? typed[field] : now[field]);
    }),
  );
});

test('an equal list is no change', () => {
  expect(changedFields({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual([]);
  expect(changedFields({ a: [{ b: 1 }] }, { a: [] })).toEqual(['a']);
});
