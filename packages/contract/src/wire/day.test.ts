import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompanyAssociationsBody } from './association.ts';
import { AuditLogQuery } from './auditLog.ts';
import { day } from './fields.ts';
import { isDay } from './day.ts';

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
/** Last day of a month of the Gregorian calendar, by its own rule. */
const lastDay = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
const digits = (value: number, length: number) => String(value).padStart(length, '0');

describe('isDay', () => {
  it('takes exactly the days of the calendar', () => {
    fc.assert(
      fc.property(
        fc.nat(9999),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, date) => {
          const isReal = year > 0 && date > 0 && date <= lastDay(year, month);
          expect(isDay(`${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`)).toBe(isReal);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each(['2026-02-31', '1900-02-29', '0000-01-01', '2026-1-1', '12026-01-01', ' 2026-01-01', ''])(
    'refuses %j',
    (text) => expect(isDay(text)).toBe(false),
  );

  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) =>
    expect(isDay(text)).toBe(true),
  );
});

describe('every schema with a day', () => {
  it('refuses an invalid day', () => {
    const badge = (validFrom: string) => ({ associations: [{ associationId: 1, validFrom }] });
    for (const [schema, of] of [
      [day, (text: string) => text],
      [CompanyAssociationsBody, badge],
      [AuditLogQuery, (from: string) => ({ from })],
      [AuditLogQuery, (to: string) => ({ to })],
    ] as const) {
      expect(v.is(schema, of('2026-02-28'))).toBe(true);
      expect(v.is(schema, of('2026-02-31'))).toBe(false);
    }
  });
});
