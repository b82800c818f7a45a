/** A visitor of one company on one day: a hash that nobody can compute again once the day's salt is deleted. */
import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { analyticsSalts } from '../db/schema/analytics.ts';
import { dayOf } from '@hangtag/contract/rules/days';

/** Bytes that are kept: enough to tell a day's visitors apart, too few to be a name. */
const KEPT = 8;

/** A date is over everywhere 26 hours after its end in UTC at the latest; a day more for late clocks. */
const SALT_MS = 3 * 86_400_000;

/** Salts of this process by date; at most three dates are under way at once. */
export class Salts {
  readonly #db: Database;
  readonly #byDay = new Map<string, Promise<Uint8Array>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The salt of a date, the same in every process. */
  of(day: string): Promise<Uint8Array> {
    const known = this.#byDay.get(day);
    if (known) return known;
    const read = this.#read(day);
    this.#byDay.set(day, read);
    read.catch(() => this.#byDay.delete(day));
    for (const old of [...this.#byDay.keys()].toSorted().slice(0, -3)) this.#byDay.delete(old);
    return read;
  }

  async #read(day: string): Promise<Uint8Array> {
    await this.#db
      .insert(analyticsSalts)
      .values({ day, salt: randomBytes(32) })
      .onConflictDoNothing();
    const [row] = await this.#db.select().from(analyticsSalts).where(eq(analyticsSalts.day, day));
    if (!row) throw new Error('The salt of a date under way was deleted.');
    return row.salt;
  }
}

/** The hash of whoever has this address and browser. @param place An IPv4 address, or the /64 of an IPv6 one. */
export const visitorHash = (
  salt: Uint8Array,
  companyId: number,
  place: string,
  agent: string,
): Uint8Array =>
  createHmac('sha256', salt).update(`${companyId}\n${place}\n${agent}`).digest().subarray(0, KEPT);

/** Deletes the salts of dates that are over in every zone. */
export async function sweepSalts(db: Database, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - SALT_MS), 'UTC');
  await db.delete(analyticsSalts).where(lt(analyticsSalts.day, oldest));
}
