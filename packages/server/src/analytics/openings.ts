/**
 * Days on which serials were opened. Of a person nothing is written: no address, no browser, no time of the
 * day, and no link to an event.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** A serial that somebody opened. */
export interface Opening {
  readonly gtin14: string;
  readonly serial: string;
  /** YYYY-MM-DD in the company's zone. */
  readonly day: string;
}

/** Writes openings; several of a day are one. */
export async function writeOpenings(db: Database, openings: readonly Opening[]): Promise<void> {
  const days = Map.groupBy(openings, ({ day }) => day);
  for (const day of [...days.keys()].toSorted()) {
    // In one order, so that two servers do not wait for each other.
    const keys = new Map(
      (days.get(day) ?? []).map(({ gtin14, serial }) => [
        `${gtin14} ${serial}`,
        { gtin14, serial },
      ]),
    );
    const rows = [...keys.keys()]
      .toSorted()
      .map((key) => keys.get(key) ?? { gtin14: '', serial: '' });
    const list = sql.join(
      rows.map(({ gtin14, serial }) => sql`(${gtin14}, ${serial})`),
      sql`, `,
    );
    await db.execute(sql`
      update serials set
        first_day = coalesce(first_day, ${day}::date),
        last_day = ${day}::date,
        days = days + 1
      where (gtin14, serial) in (${list}) and (last_day is null or last_day < ${day}::date)`);
  }
}
