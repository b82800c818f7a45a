import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { citedIds, readGroups } from './citations.ts';

test('ids are cited in strings, one or several at a time', () => {
  const source = [
    "test('resume is disabled [F118]', () => {});",
    'describe(`plans [F094, F095][K03]`, () => {});',
    "export const Empty = meta.story({ name: 'It\\'s empty [F018]' });",
  ].join('\n');
  expect([...citedIds(source)]).toEqual(['F118', 'F094', 'F095', 'K03', 'F018']);
});

test('comments, ranges and plain arrays cite nothing', () => {
  const source = [
    "// test('[F001]')",
    "/* '[F002]' */",
    "test('[F003-F009] see https://x.example', () => [F010]);",
    "test('half [F011', () => {});",
  ].join('\n');
  expect([...citedIds(source)]).toEqual([]);
});

test('the specification has every row once', () => {
  const groups = readGroups(readFileSync(join(repository, 'docs/specification.md'), 'utf8'));
  const ids = groups.flatMap((group) => group.ids);
  const count = (letter: string) => ids.filter((id) => id.startsWith(letter)).length;
  expect(new Set(ids).size).toBe(ids.length);
  expect(['F', 'M', 'K', 'X', 'D'].map(count)).toEqual([262, 19, 13, 14, 52]);
});
