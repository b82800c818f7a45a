/** Importing into a store that is not empty keeps every body that another archive left there. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@hangtag/server/db/open';
import { readRowId, readStoreId } from '@hangtag/server/files/installationId';
import { openDiskStorage } from '@hangtag/server/storage/disk';
import type { Storage } from '@hangtag/server/storage/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { exportData } from './exportData.ts';
import { readFolder, writeFolder } from './folder.ts';
import { type FullFixture, createFullFixture, noLog } from './fullFixture.ts';
import { importData } from './importData.ts';

let home: string;
let origin: FullFixture;
let db: OpenDatabase;

beforeAll(async () => {
  await buildIfChanged(publicPage);
  home = await mkdtemp(join(tmpdir(), 'hangtag-data-'));
  origin = await createFullFixture(home);
  await exportData(origin, await writeFolder(join(home, 'first')), noLog);
  db = await openDatabase({ dataDir: join(home, 'fresh'), databaseUrl: null });
});

afterAll(async () => {
  await db.close();
  await rm(home, { recursive: true, force: true });
});

const bodiesIn = async (storage: Storage) => {
  const found: string[] = [];
  for await (const { name } of storage.list('files')) found.push(name);
  return found.toSorted();
};

/** A store after an import of the first archive was killed between bodies. */
async function killed(folder: string): Promise<Storage> {
  const storage = await openDiskStorage(join(home, folder));
  let left = 2;
  const write: Storage['write'] = (name, body) => {
    if (name.startsWith('files/') && left === 0) throw new Error('killed');
    if (name.startsWith('files/')) left -= 1;
    return storage.write(name, body);
  };
  // A killed process cleans nothing up.
  const dying = { ...storage, write, remove: () => Promise.resolve() };
  const archive = readFolder(join(home, 'first'));
  await expect(importData({ ...db, storage: dying }, archive, noLog)).rejects.toThrow('killed');
  expect(await bodiesIn(storage)).toHaveLength(2);
  return storage;
}

test('a store with files is refused beside an empty database, and keeps every file', async () => {
  const before = await bodiesIn(origin.storage);
  expect(before.length).toBeGreaterThan(1);
  const broken = join(home, 'broken');
  await cp(join(home, 'first'), broken, { recursive: true });
  await rm(join(broken, 'manifest.json'));
  for (const folder of [broken, join(home, 'first')]) {
    const attempt = importData({ ...db, storage: origin.storage }, readFolder(folder), noLog);
    await expect(attempt).rejects.toThrow('file store has bodies already');
  }
  expect(await bodiesIn(origin.storage)).toEqual(before);
});

test('a store with files is refused when another import was started there', async () => {
  const storage = await killed('other-archive');
  const other = join(home, 'other');
  await exportData(origin, await writeFolder(other), noLog);
  const attempt = importData({ ...db, storage }, readFolder(other), noLog);
  await expect(attempt).rejects.toThrow('file store has bodies already');
  expect(await bodiesIn(storage)).toHaveLength(2);
});

test('a store with files is refused when another database uses it', async () => {
  const storage = await killed('taken-since');
  await storage.write('installation/id', Buffer.from('another'));
  const attempt = importData({ ...db, storage }, readFolder(join(home, 'first')), noLog);
  await expect(attempt).rejects.toThrow('file store has bodies already');
});

test('a store keeps the files of a failed import, and the next import completes it', async () => {
  const storage = await killed('resumed');
  const left = await bodiesIn(storage);
  const broken = join(home, 'broken-later');
  await cp(join(home, 'first'), broken, { recursive: true });
  await rm(join(broken, 'manifest.json'));
  const attempt = importData({ ...db, storage }, readFolder(broken), noLog);
  await expect(attempt).rejects.toThrow('manifest.json');
  expect(await bodiesIn(storage)).toEqual(expect.arrayContaining([...left]));

  await importData({ ...db, storage }, readFolder(join(home, 'first')), noLog);
  expect(await bodiesIn(storage)).toEqual(await bodiesIn(origin.storage));
  expect(await readStoreId(storage)).toBe(await readRowId(db.db));
  expect(await readStoreId(storage)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await readdir(join(home, 'resumed', 'installation'))).toEqual(['id']);
});
