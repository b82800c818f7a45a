/** Removes what is over: nothing waits for it, so once an hour is enough. */
import { lt } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { passwordResets, rememberTokens, sessions } from './db/schema/people.ts';
import { throttles } from './db/schema/platform.ts';

/** Time between two sweeps, in milliseconds. */
export const SWEEP_MS = 60 * 60 * 1000;

/** Deletes sessions, remembered devices, reset tokens and counts whose time has passed. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(rememberTokens).where(lt(rememberTokens.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(throttles).where(lt(throttles.resetAt, now));
}
