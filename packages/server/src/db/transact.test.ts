import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';
import { transact } from './transact.ts';

/** Rounds of writes at once; each deadlock there was needed two or three of them to show. */
const ROUNDS = 15;

describe('concurrent writes of one company', () => {
  // On the embedded database they follow each other anyway: this is about the run on PostgreSQL.
  it('wait for each other, and none is aborted by the database', async () => {
    const server = await startTestServer();
    const company = await makeCompany(server.db, { demo: true, unlimitedProducts: true });
    const admin = await makeUser(server.db, company, { role: 'Admin' });
    const member = await makeUser(server.db, company);
    const [a, b, c, d] = [
      await server.as(admin),
      await server.as(member),
      await server.as(admin),
      await server.as(admin),
    ];
    const home = `/api/companies/${company.id}`;
    const before = await deadlocks();
    const statuses = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = `+1 555 01${10 + round}`;
      const answers = await Promise.all([
        a.put(home, { telephone: phone }),
        b.put(`/api/user/${member.id}`, { name: `Robin ${round}` }),
        c.put(`${home}/users/${member.id}`, { phone }),
        d.post(`${home}/products`, { name: 'Lamp', model: `L${round}` }),
      ]);
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 201]);
    expect(await deadlocks()).toBe(before);

    async function deadlocks(): Promise<number> {
      const query = sql`select deadlocks from pg_stat_database where datname = current_database()`;
      const { rows } = (await server.db.execute(query)) as unknown as {
        readonly rows: readonly { readonly deadlocks: number | string }[];
      };
      return Number(rows[0]?.deadlocks ?? 0);
    }
  });
});

describe('a transaction', () => {
  const raise = (code: string) =>
    sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);

  it.each([
    ['40P01', 2],
    ['40001', 2],
    ['23505', 1],
  ])('that ended with %s is run %d times at most', async (code, expected) => {
    const { db } = await startTestServer();
    let runs = 0;
    const failing = transact(db, async (tx) => {
      runs += 1;
      await tx.execute(raise(code));
    });
    await expect(failing).rejects.toThrow();
    expect(runs).toBe(expected);
  });

  it('returns the result of its second run', async () => {
    const { db } = await startTestServer();
    let runs = 0;
    const answer = await transact(db, async (tx) => {
      runs += 1;
      if (runs === 1) await tx.execute(raise('40P01'));
      return runs;
    });
    expect(answer).toBe(2);
  });
});
