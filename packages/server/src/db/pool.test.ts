import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { type SilentProxy, silentProxy } from '../../test/support/silentProxy.ts';
import { codeOf } from '../support/describeError.ts';
import { type OpenPool, type PoolLimits, openPool } from './pool.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const limits: PoolLimits = { connections: 10, statementMs: 1000, idleMs: 2000, stuckMs: 0 };

let proxy: SilentProxy;
let opened: OpenPool;

async function open(given: Partial<PoolLimits> = {}) {
  proxy = await silentProxy(url);
  opened = openPool(proxy.url, { ...limits, ...given }, 'hangtag test');
  const db = drizzle({ client: opened.pool });
  return { db, ask: () => db.execute(sql`select 1`) };
}

afterEach(() => proxy.close());

const tenOf = <T>(make: (at: number) => T) => Array.from({ length: 10 }, (_, at) => make(at));

const threeOf = <T>(make: () => T) => Array.from({ length: 3 }, make);

const outcome = (each: PromiseSettledResult<unknown>) =>
  each.status === 'rejected' ? codeOf(each.reason) : 'answered';

describe.skipIf(url === '')('connections whose other end stops answering', () => {
  it('are closed, all ten, in queries and at every point of a transaction', async () => {
    const { db, ask } = await open();
    const isCut = Promise.withResolvers<void>();
    const begun = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const inside = begun.map(({ resolve }) =>
      db.transaction(async (tx) => {
        resolve();
        await isCut.promise;
        await tx.execute(sql`select 1`);
      }),
    );
    await Promise.all([...begun.map(({ promise }) => promise), ...threeOf(ask), ...threeOf(ask)]);
    proxy.fallSilent();
    isCut.resolve();
    const beginning = threeOf(() => db.transaction((tx) => tx.execute(sql`select 1`)));
    const ends = await Promise.allSettled([...inside, ...beginning, ...threeOf(ask)]);
    expect(ends.map(outcome)).toEqual(Array(10).fill('08006'));
    await expect(Promise.all(tenOf(ask))).resolves.toHaveLength(10);
    await opened.close();
  });

  it('do not prevent closing the pool, idle or in use', async () => {
    const { db, ask } = await open({ idleMs: 0 });
    await Promise.all(tenOf(ask));
    proxy.fallSilentForGood();
    const isInUse = once(opened.pool, 'acquire');
    const begun = db.transaction((tx) => tx.execute(sql`select 1`));
    const end = Promise.allSettled([begun]);
    await isInUse;
    await opened.close();
    expect((await end).map(outcome)).toEqual(['08006']);
  });
});

describe.skipIf(url === '')('the pool', () => {
  it('ends a statement that takes too long', async () => {
    const { db } = await open({ statementMs: 100 });
    const slow = await db.execute(sql`select pg_sleep(60)`).catch(codeOf);
    expect(slow).toBe('57014');
    await opened.close();
  });

  it('is stuck while all connections are in use and none returns', async () => {
    const { db } = await open({ idleMs: 0 });
    const goOn = Promise.withResolvers<void>();
    const inUse = tenOf(() => Promise.withResolvers<void>());
    const held = tenOf((at) =>
      db.transaction(async () => {
        inUse[at]?.resolve();
        await goOn.promise;
      }),
    );
    await Promise.all(inUse.map(({ promise }) => promise));
    expect(opened.isStuck()).toBe(true);
    goOn.resolve();
    await Promise.all(held);
    expect(opened.isStuck()).toBe(false);
    await opened.close();
  });
});
