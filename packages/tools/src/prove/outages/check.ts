/** Compares what was acknowledged with what the database, the store and the mail server hold. */
import { verifyAll } from '@hangtag/server/auditLog/verifyAll';
import { type OpenDatabase, openPostgres } from '@hangtag/server/db/open';
import { rowsOf } from '@hangtag/server/db/rows';
import { sql } from 'drizzle-orm';
import { describeLostWrite } from '../ledger.ts';
import { type Found, compareOnce, compareSeries } from './compare.ts';
import type { Stage } from './stage.ts';
import { type Write, bounds, byKey, isAcknowledged } from './writes.ts';

/** What is missing, and what is there more often than it was asked for; each a sentence. */
export interface Findings {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  /** Emails of which the mail server holds a copy with the same Message-ID. */
  readonly copies: number;
}

/** Emails by recipient: a copy has the Message-ID of the first, another email has its own. */
function emailsOf(stage: Stage) {
  const ids = new Map<string, string[]>();
  for (const { to, source } of stage.two.smtp.received) {
    const id = /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '';
    for (const address of to) ids.set(address, [...(ids.get(address) ?? []), id]);
  }
  const found = [...ids].map(([key, all]) => ({ key, count: new Set(all).size }));
  const copies = [...ids.values()].reduce((sum, all) => sum + all.length - new Set(all).size, 0);
  return { found, copies };
}

async function lostUploads(stage: Stage, writes: readonly Write[]): Promise<readonly string[]> {
  const lost: string[] = [];
  const uploads = writes.filter(({ kind }) => kind === 'upload').filter(isAcknowledged);
  for (const { key, member } of uploads) {
    const { client } = stage.members[member] ?? {};
    const { fileUrl } = ((await client?.send('GET', `/api/files/${key}`))?.body ?? {}) as {
      fileUrl?: string;
    };
    const content = fileUrl ? await client?.send('GET', fileUrl) : null;
    if (content?.status !== 200) lost.push(`upload of ${key}`);
  }
  return lost;
}

/** How many emails wait to be sent. */
export async function waitingEmails({ db }: OpenDatabase): Promise<number> {
  const rows = await db.execute(sql`select 1 from jobs where kind = 'mail' and failed_at is null`);
  return rowsOf(rows).length;
}

/** Checks everything; the database answers and nothing is written any more. */
export async function check(stage: Stage, writes: readonly Write[]): Promise<Findings> {
  const database = await openPostgres(stage.two.postgres.url, 'as-is');
  try {
    const ask = async <Row>(query: string) =>
      rowsOf<Row>(await database.db.execute(sql.raw(query)));
    const products = await ask<{ id: number; model: string; name: string }>(
      'select id, model, name from products',
    );
    const names = new Map(products.map(({ id, name }) => [String(id), name]));
    const saves = [...byKey(writes, 'save')].flatMap(([key, own]) => {
      const fault = describeLostWrite(names.get(key) ?? '', bounds(own));
      return fault === null ? [] : [`Product ${key} ${fault}`];
    });
    const count = (table: string, key: string, where = 'true') =>
      ask<Found>(
        `select ${key} as key, count(*)::int as count from ${table} where ${where} group by 1`,
      );
    const creates = compareOnce(
      'create',
      byKey(writes, 'create'),
      await count('products', 'model'),
    );
    const people = compareOnce('invite', byKey(writes, 'invite'), await count('users', 'email'));
    const invitations = compareOnce(
      'log row',
      byKey(writes, 'invite'),
      await count('audit_log', 'subject_name', "action = 'user.invited'"),
    );
    const publishes = compareSeries(
      'publish',
      byKey(writes, 'publish'),
      await count('audit_log', "replace(subject, 'product:', '')", "action = 'product.published'"),
    );
    const { found, copies } = emailsOf(stage);
    const emails = compareOnce('email', byKey(writes, 'invite'), found);
    const givenUp = await ask<{ kind: string }>(
      'select kind from jobs where failed_at is not null',
    );
    const broken = (await verifyAll(database.db)).filter(({ verdict }) => !verdict.isWhole);
    return {
      lost: [
        ...[creates, people, invitations, publishes, emails].flatMap(({ lost }) => lost),
        ...saves,
        ...(await lostUploads(stage, writes)),
        ...givenUp.map(({ kind }) => `job given up: ${kind}`),
        ...broken.map(({ companyId }) => `the log of company ${companyId} is not whole`),
      ],
      twice: [creates, people, invitations, publishes, emails].flatMap(({ twice }) => twice),
      copies,
    };
  } finally {
    await database.close();
  }
}
