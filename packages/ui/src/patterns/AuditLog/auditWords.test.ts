import { expect, it } from 'vitest';
import { actionChoices, actionWords, subjectWords } from './actionWords.ts';
import { changesOf, fieldWords, valueWords } from './changeWords.ts';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import { checkWords, countWords, filterWords, foundWords } from './logWords.ts';
import { wholeLog } from './types.ts';

it('describes known and unknown actions', () => {
  expect(actionWords('user.two-step-on')).toBe('Two-step sign-in turned on');
  expect(actionWords('product.published')).toBe('Product published');
  expect(actionWords('billing.clock-moved')).toBe('Billing clock moved');
});

it('names the subject only where the action does not', () => {
  expect(subjectWords({ action: 'card.added', subjectName: 'Card' })).toBeNull();
  expect(subjectWords({ action: 'plan.changed', subjectName: 'Basic' })).toBe('Basic');
});

it('offers a kind as a whole when it has several actions', () => {
  expect(actionChoices(['product.created', 'product.published', 'file.deleted'])).toEqual([
    { id: 'all', label: 'All actions' },
    { id: 'product', label: 'Products: all' },
    { id: 'product.created', label: 'Product created' },
    { id: 'product.published', label: 'Product published' },
    { id: 'file.deleted', label: 'File deleted' },
  ]);
});

it('offers the current choice, whether the log contains it or not', () => {
  const ids = (chosen: string) => actionChoices(['user.changed'], chosen).map(({ id }) => id);
  expect(ids('user')).toEqual(['all', 'user', 'user.changed']);
  expect(ids('file')).toEqual(['all', 'user.changed', 'file']);
  expect(ids('file.deleted')).toEqual(['all', 'user.changed', 'file.deleted']);
});

it.each([
  ['streetAddress2', 'Street address 2'],
  ['status', 'Status'],
  ['upcCode', 'GTIN'],
])('reads the field %s as %s', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

it.each([
  [null, 'empty'],
  ['', 'empty'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0'],
  ['Olive oil', 'Olive oil'],
  [[], 'none'],
  [['Food', 'Wine'], 'Food, Wine'],
  [['products:read', 'codes:issue'], 'Read products, Issue codes'],
  [[{ a: 1 }], '1 item'],
  [{ a: 1, b: 2 }, '2 values'],
])('reads the value %j as %s', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

it('shortens long values, and shows a moment as one', () => {
  expect(valueWords('x'.repeat(500))).toHaveLength(120);
  expect(valueWords('2026-11-21T12:30:00.000Z')).toMatch(/^11-21-2026, \d\d:30$/);
});

it('pairs before and after, also for a field on one side only', () => {
  expect(changesOf({ before: { role: 'User', phone: null }, after: { role: 'Admin' } })).toEqual([
    { field: 'Role', before: 'User', after: 'Admin' },
    { field: 'Phone', before: 'empty', after: null },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

const found = (page: object) => {
  const answer = { entries: page } as AuditLogAnswer;
  return foundWords({ phase: 'ready', isStale: false, answer });
};

it('counts entries, and names the filters', () => {
  expect(countWords({ entryCount: 1284, entries: { total: 1284 } })).toBe('1,284 entries');
  expect(countWords({ entryCount: 1, entries: { total: 1 } })).toBe('1 entry');
  expect(countWords({ entryCount: 1284, entries: { total: 3 } })).toBe('3 of 1,284 entries');
  expect(found({ from: 26, to: 50, total: 1284 })).toBe('26–50 of 1,284');
  expect(found({ from: null, to: null, total: 0 })).toBe('No entry fits');
  const filter = { ...wholeLog, search: 'oil', from: '2026-11-02', to: '2026-11-02' };
  expect(filterWords(filter, [])).toBe('The search is “oil” and the day is 11-02-2026.');
  expect(filterWords({ ...wholeLog, actor: 7, action: 'user' }, [{ id: 7, name: 'Robin' }])).toBe(
    'The person is Robin and the action is People.',
  );
  expect(filterWords({ ...wholeLog, from: '2026-11-02' }, [])).toBe('The days begin 11-02-2026.');
});

it('states whether the log is unaltered', () => {
  expect(checkWords({ phase: 'whole', rows: 1284 })).toBe(
    'All 1,284 entries are as they were written.',
  );
  expect(checkWords({ phase: 'broken', position: 12, reason: 'altered' })).toBe(
    'Entry 12 is not as it was written. Whoever runs the platform should look at this.',
  );
  expect(checkWords({ phase: 'broken', position: 12, reason: 'missing' })).toContain('is missing');
});
