/** Deletes what has expired; a job once an hour is enough, because nothing waits for it. */
import { and, isNull, lt, notInArray, or } from 'drizzle-orm';
import { sweepCounts } from '../analytics/sweepCounts.ts';
import type { Database } from '../db/database.ts';
import {
  invites,
  passwordResets,
  registrations,
  rememberTokens,
  sessions,
} from '../db/schema/users.ts';
import { jobs, mails, throttles } from '../db/schema/platform.ts';
import { sweepLinks } from '../linkCheck/links.ts';
import { joinProductCounts } from '../products/counts.ts';
import { joinPageChanges } from '../public/pageStamp.ts';

/** Time between two sweeps, in milliseconds. */
export const SWEEP_MS = 60 * 60 * 1000;

/** How long failed jobs and stored emails can be inspected, in milliseconds. */
const LOOKED_AT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes expired sessions, remembered devices, mailed links, counts, failed jobs and stored emails; joins counters. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(rememberTokens).where(lt(rememberTokens.expiresAt, now));
  await sweepSessions(db, now);
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(invites).where(lt(invites.expiresAt, now));
  await db.delete(registrations).where(lt(registrations.expiresAt, now));
  await db.delete(throttles).where(lt(throttles.resetAt, now));
  const oldest = new Date(now.getTime() - LOOKED_AT_MS);
  await db.delete(jobs).where(lt(jobs.failedAt, oldest));
  await db.delete(mails).where(lt(mails.createdAt, oldest));
  await sweepCounts(db, now);
  await sweepLinks(db);
  await joinPageChanges(db);
  await joinProductCounts(db);
}

/** A remembered device's last session describes the device to its owner; it stays as long as the device. */
async function sweepSessions(db: Database, now: Date): Promise<void> {
  const { rememberSelector } = sessions;
  const remembered = db.select({ selector: rememberTokens.selector }).from(rememberTokens);
  const isForgotten = or(isNull(rememberSelector), notInArray(rememberSelector, remembered));
  await db.delete(sessions).where(and(lt(sessions.expiresAt, now), isForgotten));
}
