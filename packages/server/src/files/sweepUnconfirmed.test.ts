import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { installation } from '../db/schema/platform.ts';
import { cleanDatabase } from '../../test/support/database.ts';
import { createLog } from '../support/log.ts';
import { memoryStorage } from '../../test/support/memoryStorage.ts';
import { makeCompany } from '../../test/support/users.ts';
import {
  STORE_KEY,
  claimEmptyStore,
  readRowId,
  readStoreId,
  writeStoreId,
} from './installationId.ts';
import { sweepBlobs } from './sweepBlobs.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** A store that was written three days ago, a database, and what the log warned of. */
async function installationOf() {
  const db = await cleanDatabase();
  const storage = memoryStorage(() => daysAgo(3));
  const warn = vi.fn<(...facts: unknown[]) => void>();
  const log = { ...createLog(true), warn };
  const services = { db, storage, now: () => now, log };
  return { ...services, warn, sweep: () => sweepBlobs(services) };
}

async function write(storage: ReturnType<typeof memoryStorage>, keys: readonly string[]) {
  for (const key of keys) await storage.write(`files/${key}/640.webp`, Buffer.from('body'));
}

async function name(db: Database, keys: readonly string[]) {
  const { id: companyId } = await makeCompany(db);
  const rows = keys.map((key) => ({ key, companyId, storedAt: daysAgo(3) }));
  const facts = { type: 'image', fileName: 'a.png', name: 'a', assetName: 'a' } as const;
  await db.insert(files).values(rows.map((row) => ({ ...facts, ...row })));
}

const keys = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

async function bodiesIn(storage: ReturnType<typeof memoryStorage>): Promise<number> {
  let count = 0;
  for await (const _body of storage.list('files')) count += 1;
  return count;
}

it('a new database beside a store in use removes nothing, and reports it', async () => {
  const { db, storage, sweep, warn } = await installationOf();
  await write(storage, keys(5, 'theirs'));
  await claimEmptyStore({ db, storage });
  expect(await sweep()).toBe(0);
  expect(await bodiesIn(storage)).toBe(5);
  expect(warn).toHaveBeenCalledOnce();
  expect([await readRowId(db), await readStoreId(storage)]).toEqual([null, null]);
});

it.each([
  ['the ids differ', 'one', 'another'],
  ['the database has none', null, 'another'],
  ['the store has none', 'one', null],
])('nothing is removed where %s', async (_what, row, blob) => {
  const { db, storage, sweep, warn } = await installationOf();
  await write(storage, ['left']);
  if (row !== null) await db.insert(installation).values({ key: STORE_KEY, value: row });
  await writeStoreId(storage, blob);
  expect(await sweep()).toBe(0);
  expect(await bodiesIn(storage)).toBe(1);
  expect(warn).toHaveBeenCalledOnce();
  expect(await readRowId(db)).toBe(row);
});

it('an installation older than the ids gets one, and its leftovers are removed', async () => {
  const { db, storage, sweep } = await installationOf();
  await write(storage, [...keys(12, 'named'), 'left']);
  await name(db, keys(12, 'named'));
  expect(await sweep()).toBe(1);
  expect(await bodiesIn(storage)).toBe(12);
  expect(await readRowId(db)).toBe(await readStoreId(storage));
  expect(await readRowId(db)).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  ['twenty leftovers beside nothing go', 0, 20, 20],
  ['more than twenty that are most of what is stored stay', 20, 21, 0],
  ['more than twenty that are half of what is stored go', 21, 21, 21],
])('%s', async (_what, named, left, removed) => {
  const { db, storage, sweep, warn } = await installationOf();
  await claimEmptyStore({ db, storage });
  await write(storage, [...keys(named, 'named'), ...keys(left, 'left')]);
  if (named > 0) await name(db, keys(named, 'named'));
  expect(await sweep()).toBe(removed);
  expect(await bodiesIn(storage)).toBe(named + left - removed);
  expect(warn).toHaveBeenCalledTimes(removed === 0 ? 1 : 0);
});

it('a new installation has one id, however many servers start how often', async () => {
  const { db, storage } = await installationOf();
  await Promise.all([claimEmptyStore({ db, storage }), claimEmptyStore({ db, storage })]);
  const id = await readStoreId(storage);
  expect(id).not.toBeNull();
  await claimEmptyStore({ db, storage });
  expect(await readStoreId(storage)).toBe(id);
  const rows = await db.select().from(installation).where(eq(installation.key, STORE_KEY));
  expect(rows.map(({ value }) => value)).toEqual([id]);
});

it('a failing store leaves the database without an id too', async () => {
  const { db, storage } = await installationOf();
  const away = { ...storage, write: () => Promise.reject(new Error('the store is away')) };
  await expect(claimEmptyStore({ db, storage: away })).rejects.toThrow('is away');
  expect(await readRowId(db)).toBeNull();
});
