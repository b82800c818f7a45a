/** What a killed server has left in its database, read while nobody has it open. */
import { openDatabase } from '@hangtag/server/db/open';
import { rowsOf } from '@hangtag/server/db/rows';
import { sql } from 'drizzle-orm';

type Query = ReturnType<typeof sql>;

async function numbersIn(dataDir: string, queries: readonly Query[]): Promise<readonly number[]> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, 'as-is');
  try {
    const numbers: number[] = [];
    for (const query of queries) {
      const [row] = rowsOf<{ readonly n: number }>((await database.db.execute(query)) as unknown);
      numbers.push(Number(row?.n));
    }
    return numbers;
  } finally {
    await database.close();
  }
}

const inDoubt = sql`select count(*) as n from billing_operations where state in ('pending', 'unknown')`;

/** Whether the company has an operation without a recorded outcome. */
export async function isUnconfirmed(dataDir: string, companyId: number): Promise<boolean> {
  const [n = 0] = await numbersIn(dataDir, [sql`${inDoubt} and company_id = ${companyId}`]);
  return n > 0;
}

/** The largest number of something that one company has. */
const most = (rows: Query): Query =>
  sql`select coalesce(max(c), 0) as n from (select count(*) as c from ${rows}) each`;

/** A query that counts forbidden states, and how many are allowed. */
const faults: readonly { readonly name: string; readonly query: Query; readonly limit: number }[] =
  [
    { name: 'operations in doubt', query: inDoubt, limit: 0 },
    {
      name: 'subscriptions that a company has now',
      query: most(sql`subscriptions where status <> 'ended' group by company_id`),
      limit: 1,
    },
    {
      name: 'subscriptions that a customer ever had at Stripe',
      query: most(
        sql`stripe_emulator_objects where kind = 'subscription' group by data->>'customer'`,
      ),
      limit: 1,
    },
    {
      name: 'bills for one beginning',
      query: most(
        sql`stripe_emulator_objects where kind = 'invoice' and data->>'billing_reason' = 'subscription_create' group by data->>'customer'`,
      ),
      limit: 1,
    },
    {
      name: 'customers at Stripe that no company knows',
      query: sql`select count(*) as n from stripe_emulator_objects e where kind = 'customer' and not exists (select 1 from stripe_customers c where c.customer_id = e.id)`,
      limit: 0,
    },
    {
      name: 'cards that only one of Stripe and the company knows',
      query: sql`select count(*) as n from (select id from stripe_emulator_objects where kind = 'payment_method' and data->>'customer' is not null) e full join stripe_cards c on c.id = e.id where c.id is null or e.id is null`,
      limit: 0,
    },
  ];

/** The faults, as sentences. */
export async function inconsistenciesIn(dataDir: string): Promise<readonly string[]> {
  const found = await numbersIn(
    dataDir,
    faults.map(({ query }) => query),
  );
  return faults.flatMap(({ name, limit }, at) => {
    const n = found[at] ?? Number.NaN;
    return n <= limit ? [] : [`${name}: ${n}, and at most ${limit} may be`];
  });
}
