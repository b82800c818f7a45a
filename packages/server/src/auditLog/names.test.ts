import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { cleanDatabase } from '../../test/support/database.ts';
import { makeCompany } from '../../test/support/users.ts';
import { actionsIn, namesInLog, peopleIn } from './names.ts';

let db: Database;
let companyId: number;

beforeEach(async () => {
  db = await cleanDatabase();
  companyId = (await makeCompany(db)).id;
});

/** Rows by seven users under changing names, and by the system. */
const fill = (rows: number) =>
  db.execute(sql`
    insert into ${auditLog} (company_id, position, at, actor_id, actor_name, action, subject, subject_name, previous_hash, hash)
    select ${companyId}, at, now(), nullif(at % 8, 0), 'Name ' || at, 'thing.' || at % 5, 'thing:1', 'Thing', '', ''
    from generate_series(1, ${rows}::int) as at`);

describe('users and actions of a log', () => {
  it('are every user by last name, the system, and every action', async () => {
    await fill(100);
    const last = (id: number) => ({ id, name: `Name ${id <= 4 ? 96 + id : 88 + id}` });
    expect(await namesInLog(db, companyId)).toEqual({
      actors: [...[1, 2, 3, 4, 5, 6, 7].map(last), { id: 0, name: 'Name 96' }],
      actions: ['thing.0', 'thing.1', 'thing.2', 'thing.3', 'thing.4'],
    });
  });

  it('are empty where nothing was done', async () => {
    expect(await namesInLog(db, companyId)).toEqual({ actors: [], actions: [] });
  });

  it('are found without reading the log', async () => {
    await fill(5000);
    await db.execute(sql`analyze audit_log`);
    for (const query of [peopleIn(companyId), actionsIn(companyId)]) {
      const answer: unknown = await db.execute(sql`explain (analyze, timing off) ${query}`);
      const plan = (answer as { rows: readonly Record<string, string>[] }).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
      expect(plan).not.toContain('Seq Scan on audit_log');
      expect(plan).not.toMatch(/audit_log.*actual rows=\d{3}/);
      expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/);
    }
  });
});
