import { expect, test } from 'vitest';
import { tellerOf } from './told.ts';

const spec = { keyboard: ['Tab goes on.'], announced: [] };
const heard = { phrases: ['list, Cards'], stops: ['button, Delete'], moves: [] };

test('the specification has the word; what it leaves out is told by the stories', () => {
  expect(tellerOf('keyboard', { spec, heard })).toBe('spec');
  expect(tellerOf('announced', { spec, heard })).toBe('heard');
});

test('stories alone tell both; without keys in them they tell none', () => {
  expect(tellerOf('keyboard', { heard })).toBe('heard');
  expect(tellerOf('announced', { heard })).toBe('heard');
  expect(tellerOf('keyboard', { heard: { ...heard, stops: [] } })).toBeUndefined();
  expect(tellerOf('keyboard', { heard: { ...heard, stops: [], moves: [['Tab', 'link']] } })).toBe(
    'heard',
  );
});

test('nothing is told of what nobody knows', () => {
  expect(tellerOf('keyboard', {})).toBeUndefined();
  expect(tellerOf('announced', { spec })).toBeUndefined();
});
