import { expect, test } from 'vitest';
import { usageSourceOf } from './usageSource.ts';

const spec = { keyboard: ['Tab goes on.'], announced: [] };
const announcements = { phrases: ['list, Cards'], stops: ['button, Delete'], moves: [] };

test('the specification has the word; what it leaves out is told by the stories', () => {
  expect(usageSourceOf('keyboard', { spec, announcements })).toBe('spec');
  expect(usageSourceOf('announced', { spec, announcements })).toBe('stories');
});

test('stories alone tell both; without keys in them they tell none', () => {
  expect(usageSourceOf('keyboard', { announcements })).toBe('stories');
  expect(usageSourceOf('announced', { announcements })).toBe('stories');
  expect(
    usageSourceOf('keyboard', { announcements: { ...announcements, stops: [] } }),
  ).toBeUndefined();
  expect(
    usageSourceOf('keyboard', {
      announcements: { ...announcements, stops: [], moves: [['Tab', 'link']] },
    }),
  ).toBe('stories');
});

test('nothing is told of what nobody knows', () => {
  expect(usageSourceOf('keyboard', {})).toBeUndefined();
  expect(usageSourceOf('announced', { spec })).toBeUndefined();
});
