import { expect, it } from 'vitest';
import { formatDay } from './day.ts';

it('[F058] writes days as MM-DD-YYYY', () => {
  expect(formatDay('2026-11-02T08:30:00Z')).toBe('11-02-2026');
  expect(formatDay('2026-01-09T23:59:59.999Z')).toBe('01-09-2026');
});
