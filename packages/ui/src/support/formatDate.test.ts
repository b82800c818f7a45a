import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatMoment, formatTime } from './formatDate.ts';

describe('formatDate', () => {
  it('writes month, day and year [F058]', () => {
    expect(formatDate(new Date(2026, 10, 2, 12).toISOString())).toBe('11-02-2026');
  });

  it('is empty for an invalid date', () => {
    expect(formatDate('soon')).toBe('');
  });
});

describe('formatMoment', () => {
  it('writes the day and minute in the reader’s time zone', () => {
    expect(formatMoment(new Date(2026, 10, 2, 9, 5, 59).toISOString())).toBe('11-02-2026, 09:05');
    expect(formatMoment('soon')).toBe('');
  });
});

describe('formatTime', () => {
  it('writes the minute as every moment has it', () => {
    expect(formatTime(new Date(2026, 10, 2, 17, 5).toISOString())).toBe('17:05');
    expect(formatTime('soon')).toBe('');
  });
});

describe('formatDay', () => {
  it('keeps the day in any time zone', () => {
    expect(formatDay('2026-12-11')).toBe('12-11-2026');
    expect(formatDay('2026-12-11T00:00:00Z')).toBe('12-11-2026');
    expect(formatDay('2026-12-11T23:59:59Z')).toBe('12-11-2026');
  });

  it('is empty for an invalid date', () => {
    expect(formatDay('')).toBe('');
  });
});
