import { afterEach, describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  formatWeekday,
  showTimesOf,
} from './formatDate.ts';

afterEach(() => showTimesOf(null));

describe('formatDate', () => {
  it('writes month, day and year [F058]', () => {
    expect(formatDate(new Date(2026, 10, 2, 12).toISOString())).toBe('11-02-2026');
  });

  it('writes the day of the time zone that is set', () => {
    showTimesOf('Pacific/Auckland');
    expect(formatDate('2026-11-02T12:00:00Z')).toBe('11-03-2026');
    showTimesOf('America/Los_Angeles');
    expect(formatDate('2026-11-02T07:59:59Z')).toBe('11-01-2026');
  });

  it('is empty for an invalid date', () => {
    expect(formatDate('soon')).toBe('');
  });
});

describe('formatMoment', () => {
  it('writes the day and minute in the browser’s time zone while none is set', () => {
    expect(formatMoment(new Date(2026, 10, 2, 9, 5, 59).toISOString())).toBe('11-02-2026, 09:05');
    expect(formatMoment('soon')).toBe('');
  });

  it('follows the time zone that is set, also where clocks change', () => {
    showTimesOf('Asia/Kathmandu');
    expect(formatMoment('2026-11-02T18:15:00Z')).toBe('11-03-2026, 00:00');
    showTimesOf('Europe/Zurich');
    expect(formatMoment('2026-10-25T00:30:00Z')).toBe('10-25-2026, 02:30');
    expect(formatMoment('2026-10-25T01:30:00Z')).toBe('10-25-2026, 02:30');
  });
});

describe('formatTime', () => {
  it('writes the minute as every moment has it', () => {
    expect(formatTime(new Date(2026, 10, 2, 17, 5).toISOString())).toBe('17:05');
    expect(formatTime('soon')).toBe('');
  });
});

describe('formatWeekday', () => {
  it('writes the weekday of the time zone that is set', () => {
    showTimesOf('Pacific/Auckland');
    expect(formatWeekday('2026-11-02T12:00:00Z')).toBe('Tuesday');
    showTimesOf('UTC');
    expect(formatWeekday('2026-11-02T12:00:00Z')).toBe('Monday');
  });
});

describe('formatDay', () => {
  it('keeps the day in any time zone', () => {
    showTimesOf('Pacific/Auckland');
    expect(formatDay('2026-12-11')).toBe('12-11-2026');
    expect(formatDay('2026-12-11T00:00:00Z')).toBe('12-11-2026');
    expect(formatDay('2026-12-11T23:59:59Z')).toBe('12-11-2026');
  });

  it('is empty for an invalid date', () => {
    expect(formatDay('')).toBe('');
  });
});
