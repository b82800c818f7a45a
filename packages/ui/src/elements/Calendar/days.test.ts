import { expect, it } from 'vitest';
import { dayWords, toDay } from './days.ts';

it('reads a day and writes it back', () => {
  expect(toDay('2026-11-02')?.toString()).toBe('2026-11-02');
});

it.each(['', null, undefined, '2026-02-31', '11-02-2026', '2026-11-02T10:00:00Z'])(
  'refuses %j as a day',
  (text) => {
    expect(toDay(text)).toBeNull();
  },
);

it('writes a day month first', () => {
  const day = toDay('2026-11-02');
  expect(day && dayWords(day)).toBe('11-02-2026');
});
