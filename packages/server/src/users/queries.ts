/** The users of a company for its table (F226, D20). */
import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { UserOrder } from '@hangtag/contract/wire/users';
import type { Queryable, Transaction } from '../db/database.ts';
import { normalizedLike } from '../db/normalizedLike.ts';
import { companies } from '../db/schema/companies.ts';
import { invites, twoSteps, users } from '../db/schema/users.ts';
import type { UserRow } from '../auth/queries.ts';

/** A user with their open invitation, if there is one. */
export interface MemberRow {
  readonly user: UserRow;
  readonly inviteExpiresAt: Date | null;
  /** Null without two-step sign-in. */
  readonly twoStepAt: Date | null;
}

interface Filter {
  readonly search: string;
  readonly page: number;
  readonly size: number;
  readonly sort: UserOrder;
}

const byName = [asc(sql`${users.searchText} collate "C"`), asc(users.id)];

const orders: Readonly<Record<UserOrder, readonly SQL[]>> = {
  alpha: byName,
  recent: [sql`${users.lastLogin} desc nulls last`, asc(users.id)],
};

const columns = {
  user: users,
  inviteExpiresAt: invites.expiresAt,
  twoStepAt: twoSteps.confirmedAt,
};

/** One page of the users; `all` counts them regardless of the search. */
export async function listUsers(db: Queryable, companyId: number, filter: Filter) {
  const own = eq(users.companyId, companyId);
  const matching =
    filter.search === '' ? own : and(own, normalizedLike(users.searchText, filter.search));
  const order = orders[filter.sort];
  // Skipped rows are read from the index alone, without joins.
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(matching)
    .orderBy(...order)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const rows: readonly MemberRow[] = await db
    .select(columns)
    .from(users)
    .leftJoin(invites, eq(invites.userId, users.id))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .where(and(own, inArray(users.id, page)))
    .orderBy(...order);
  const total = await db.$count(users, matching);
  return { rows, total, all: filter.search === '' ? total : await db.$count(users, own) };
}

/** A user of the company. */
export async function findMember(
  db: Queryable,
  companyId: number,
  userId: number,
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .leftJoin(invites, eq(invites.userId, users.id))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return found;
}

/** As `findMember`; locks the user and the company's number of Admins until the transaction ends. */
export async function lockMember(
  tx: Transaction,
  companyId: number,
  userId: number,
): Promise<UserRow | undefined> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    // Weaker than `update`: rows of the log refer to the company, and their writers lock the log's last row.
    .for('no key update');
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for('update');
  return user;
}

/** The user with this address, ignoring case; locked until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for('update');
  return user;
}

/** The number of active Admins in a company. */
export const countAdmins = (db: Queryable, companyId: number): Promise<number> =>
  db.$count(
    users,
    and(eq(users.companyId, companyId), eq(users.role, 'Admin'), eq(users.status, 'Active')),
  );

/** Whether a company with this id exists. */
export async function hasCompany(db: Queryable, companyId: number): Promise<boolean> {
  return (await db.$count(companies, eq(companies.id, companyId))) > 0;
}
