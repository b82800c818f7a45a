/** Rows of companies' own hosts. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CompanyHost } from '@hangtag/contract/wire/host';
import type { Config } from '../config/config.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { companyHosts } from '../db/schema/hosts.ts';

export type HostRow = typeof companyHosts.$inferSelect;

/** The host that is proven to be a company's; undefined for every other. */
export async function findProvedHost(db: Queryable, host: string): Promise<HostRow | undefined> {
  const [row] = await db
    .select()
    .from(companyHosts)
    .where(and(eq(companyHosts.host, host), isNotNull(companyHosts.provedAt)));
  return row;
}

/** The origin with this host, or the platform's. @param host Null for the platform's. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | null): string {
  return host === null ? publicUrl : `${new URL(publicUrl).protocol}//${host}`;
}

/** Origin of the addresses that new codes of the company carry. */
export async function printOrigin(
  { db, config }: { readonly db: Queryable; readonly config: Pick<Config, 'publicUrl'> },
  companyId: number,
): Promise<string> {
  const [row] = await db
    .select({ host: companyHosts.host })
    .from(companyHosts)
    .where(and(eq(companyHosts.companyId, companyId), eq(companyHosts.isUsed, true)));
  return originOf(config, row?.host ?? null);
}

const isOf = (companyId: number, id: number) =>
  and(eq(companyHosts.companyId, companyId), eq(companyHosts.id, id));

/** Locks one of the company's hosts until the transaction ends. */
export async function lockHost(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<HostRow | undefined> {
  const [row] = await tx.select().from(companyHosts).where(isOf(companyId, id)).for('update');
  return row;
}

/** How much of a company's ledger carries the host. */
export const countIssued = (db: Queryable, { companyId, host }: HostRow): Promise<number> =>
  db.$count(
    issuedCodes,
    and(
      eq(issuedCodes.companyId, companyId),
      eq(sql`split_part(${issuedCodes.text}, '/', 3)`, host),
    ),
  );

/** All hosts of the company, as it is answered. */
export async function listHosts(db: Queryable, companyId: number): Promise<readonly CompanyHost[]> {
  const rows = await db
    .select()
    .from(companyHosts)
    .where(eq(companyHosts.companyId, companyId))
    .orderBy(asc(companyHosts.id));
  const hosts: CompanyHost[] = [];
  for (const row of rows) hosts.push(presentHost(row, await countIssued(db, row)));
  return hosts;
}

/** Name and value of the TXT record that proves whose a host is. */
export const recordOf = ({ host, token }: Pick<HostRow, 'host' | 'token'>) => ({
  name: `_hangtag.${host}`,
  value: `hangtag=${token}`,
});

const presentHost = (row: HostRow, issued: number): CompanyHost => ({
  id: row.id,
  host: row.host,
  record: recordOf(row),
  provedAt: row.provedAt?.toISOString() ?? null,
  isUsed: row.isUsed,
  renewer: row.renewer,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  problem: row.problem,
  issued,
});
