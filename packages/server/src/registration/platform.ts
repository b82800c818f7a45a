/** The first person to register must not get the platform's own company, whose Superadmins run it (F201). */
import { and, eq } from 'drizzle-orm';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { Refusal } from '../http/refusal.ts';

/** The refusal of a registration while the installation has no Superadmin. */
export const notSetUp =
  'Hangtag is not set up here yet. Register once its first administrator is in.';

/** 403 until the platform has its own company and a Superadmin in it. */
export async function requirePlatform(db: Queryable): Promise<void> {
  const isRoot = and(eq(users.companyId, PLATFORM_COMPANY_ID), eq(users.role, 'Superadmin'));
  if ((await db.$count(users, isRoot)) === 0) throw new Refusal(403, notSetUp);
}
