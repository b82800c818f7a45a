import { describe, expect, it } from 'vitest';
import { formatDate, formatDay } from './formatDate.ts';

describe('formatDate', () => {
  it('writes month, day and year [F058]', () => {
    expect(formatDate(new Date(2026, 10, 2, 12).toISOString())).toBe('11-02-2026');
  });

  it('says nothing for what is no date', () => {
    expect(formatDate('soon')).toBe('');
  });
});

describe('formatDay', () => {
  it('keeps the day wherever the reader is', () => {
    expect(formatDay('2026-12-11')).toBe('12-11-2026');
    expect(formatDay('2026-12-11T00:00:00Z')).toBe('12-11-2026');
    expect(formatDay('2026-12-11T23:59:59Z')).toBe('12-11-2026');
  });

  it('says nothing for what is no date', () => {
    expect(formatDay('')).toBe('');
  });
});
