import { expect, test } from 'vitest';
import { usageSourceOf } from './usageSource.ts';

const spec = { keyboard: ['Tab goes on.'], announced: [] };
const announcements = { phrases: ['list, Cards'], stops: ['button, Delete'], moves: [] };

test('the specification wins; stories fill its gaps', () => {
  expect(usageSourceOf('keyboard', { spec, announcements })).toBe('spec');
  expect(usageSourceOf('announced', { spec, announcements })).toBe('stories');
});

test('stories alone give both; without keys they give no keyboard', () => {
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

test('an unknown topic has no source', () => {
  expect(usageSourceOf('keyboard', {})).toBeUndefined();
  expect(usageSourceOf('announced', { spec })).toBeUndefined();
});
