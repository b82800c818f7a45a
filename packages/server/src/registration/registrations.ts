/** Registrations with an unconfirmed email: neither user nor company yet. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { CONFIRM_HOURS } from '@hangtag/contract/wire/registration';
import { hashOf } from '../support/tokens.ts';
import type { Queryable } from '../db/database.ts';
import { registrations } from '../db/schema/users.ts';

/** The input; the password is hashed. */
export interface Registration {
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  readonly passwordHash: string;
}

const hasAddress = (email: string) => eq(sql`lower(${registrations.email})`, email.toLowerCase());

/** Stores a registration beside earlier ones of the same address. */
export async function writeRegistration(
  db: Queryable,
  typed: Registration,
  token: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CONFIRM_HOURS * 60 * 60 * 1000);
  await db
    .insert(registrations)
    .values({ ...typed, tokenHash: hashOf(token), createdAt: now, expiresAt });
}

const isLive = (token: string, now: Date) =>
  and(eq(registrations.tokenHash, hashOf(token)), gt(registrations.expiresAt, now));

/** Finds the input and leaves it stored; undefined when it is unknown or expired. */
export async function findRegistration(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Registration | undefined> {
  const [registration] = await db.select().from(registrations).where(isLive(token, now));
  return registration;
}

/** Uses a registration up and returns its input; undefined when it is unknown or expired. */
export async function consumeRegistration(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Registration | undefined> {
  const [registration] = await db.delete(registrations).where(isLive(token, now)).returning();
  return registration;
}

/** Deletes the open registrations of an address that has an account now. */
export async function deleteRegistrations(db: Queryable, email: string): Promise<void> {
  await db.delete(registrations).where(hasAddress(email));
}
