import { expect, test } from 'vitest';
import { usageSourceOf } from './usageSource.ts';

const spec = { keyboard: ['Tab goes on.'], announced: [] };
const heard = { phrases: ['list, Cards'], stops: ['button, Delete'], moves: [] };

test('the specification has the word; what it leaves out is told by the stories', () => {
  expect(usageSourceOf('keyboard', { spec, announcements: heard })).toBe('spec');
  expect(usageSourceOf('announced', { spec, announcements: heard })).toBe('heard');
});

test('stories alone tell both; without keys in them they tell none', () => {
  expect(usageSourceOf('keyboard', { announcements: heard })).toBe('heard');
  expect(usageSourceOf('announced', { announcements: heard })).toBe('heard');
  expect(usageSourceOf('keyboard', { announcements: { ...heard, stops: [] } })).toBeUndefined();
  expect(
    usageSourceOf('keyboard', { announcements: { ...heard, stops: [], moves: [['Tab', 'link']] } }),
  ).toBe('heard');
});

test('nothing is told of what nobody knows', () => {
  expect(usageSourceOf('keyboard', {})).toBeUndefined();
  expect(usageSourceOf('announced', { spec })).toBeUndefined();
});
