/**
 * Rate limits. One statement in the database counts an attempt, so that all servers share the count and parallel
 * attempts cannot bypass it.
 */
import { eq, lte, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { wireMessages } from '@hangtag/contract/wire/messages';
import { hashOf } from '../support/tokens.ts';
import type { Queryable } from '../db/database.ts';
import { throttles } from '../db/schema/platform.ts';
import { Refusal } from './refusal.ts';

/** At most `attempts` within `seconds`. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** One key's count in its current window. */
export interface Count {
  readonly limit: Limit;
  readonly attempts: number;
  readonly resetAt: Date;
}

const keyOf = (limit: Limit, who: string) => hashOf(`${limit.name}|${who}`);

/** Counts one attempt. */
export async function countAttempt(
  db: Queryable,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Count> {
  const resetAt = new Date(now.getTime() + limit.seconds * 1000);
  const isExpired = lte(throttles.resetAt, now);
  const [row] = await db
    .insert(throttles)
    .values({ key: keyOf(limit, who), attempts: 1, resetAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${isExpired} then 1 else ${throttles.attempts} + 1 end`,
        resetAt: sql`case when ${isExpired} then excluded.reset_at else ${throttles.resetAt} end`,
      },
    })
    .returning();
  return { limit, attempts: row?.attempts ?? 1, resetAt: row?.resetAt ?? resetAt };
}

/** The current count, without counting an attempt. */
export async function readCount(
  db: Queryable,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Count> {
  const [row] = await db
    .select()
    .from(throttles)
    .where(eq(throttles.key, keyOf(limit, who)));
  const isCurrent = row !== undefined && row.resetAt > now;
  return {
    limit,
    attempts: isCurrent ? row.attempts : 0,
    resetAt: isCurrent ? row.resetAt : now,
  };
}

/** Subtracts an attempt that does not count, e.g. a successful sign-in. */
export async function uncountAttempt(db: Queryable, limit: Limit, who: string): Promise<void> {
  await db
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)` })
    .where(eq(throttles.key, keyOf(limit, who)));
}

/** Resets the count, e.g. after a correct password. */
export async function resetCount(db: Queryable, limit: Limit, who: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, keyOf(limit, who)));
}

/** Whole seconds until the window ends, at least one. */
export const waitSeconds = ({ resetAt }: Count, now: Date): number =>
  Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));

/** Headers of a 429. */
export const throttleHeaders = (counted: Count, now: Date): Readonly<Record<string, string>> => ({
  'Retry-After': String(waitSeconds(counted, now)),
  'X-RateLimit-Limit': String(counted.limit.attempts),
  'X-RateLimit-Remaining': '0',
  'X-RateLimit-Reset': String(Math.ceil(counted.resetAt.getTime() / 1000)),
});

/** 429 with the message of Laravel's throttle. */
export const tooManyAttempts = (counted: Count, now: Date): Refusal =>
  new Refusal(429, wireMessages.tooManyAttempts, { headers: throttleHeaders(counted, now) });

/** Sends a client within its limit how many attempts are left. */
export function writeRateHeaders(c: Context, { limit, attempts }: Count): void {
  c.header('X-RateLimit-Limit', String(limit.attempts));
  c.header('X-RateLimit-Remaining', String(Math.max(0, limit.attempts - attempts)));
}
