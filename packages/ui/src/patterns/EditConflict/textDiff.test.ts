import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './textDiff.ts';

test('only differing words are in the middle', () => {
  const [localVersion, serverVersion] = piecesOf(
    'Pressed in October, by hand',
    'Pressed in November, by hand',
  );
  expect(localVersion).toEqual({ before: 'Pressed in ', middle: 'October,', after: ' by hand' });
  expect(serverVersion).toEqual({ before: 'Pressed in ', middle: 'November,', after: ' by hand' });
});

test('an addition and an empty text have a middle on one side only', () => {
  expect(piecesOf('500 ml glass', '500 ml')[0]).toMatchObject({
    before: '500 ',
    middle: 'ml glass',
  });
  expect(piecesOf('', 'New')).toEqual([
    { before: '', middle: '', after: '' },
    { before: '', middle: 'New', after: '' },
  ]);
});

test('long texts show only the surroundings of the difference', () => {
  const long = 'olive '.repeat(400);
  const [localVersion] = piecesOf(`${long}mine ${long}`, `${long}theirs ${long}`);
  expect(localVersion.middle).toBe('mine');
  expect(localVersion.before).toMatch(/^… (olive ){12,14}$/);
  expect(localVersion.after).toMatch(/^( olive){12,14} …$/);
});

test('short texts are shown whole', () => {
  const text = fc.string({ maxLength: 80 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const whole = piecesOf(one, other).map((p) => p.before + p.middle + p.after);
      expect(whole).toEqual([one, other]);
    }),
  );
});
