/** Export and import refuse bad input and leave nothing of it behind. */
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@hangtag/server/db/open';
import { users } from '@hangtag/server/db/schema/users';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { DataProblem } from './archive.ts';
import { type Installation, exportData } from './exportData.ts';
import { readFolder, writeFolder } from './folder.ts';
import { type FullFixture, createFullFixture, openEmbedded, noLog } from './fullFixture.ts';
import { importData } from './importData.ts';
import { readTar, writeTar } from './tar.ts';

let home: string;
let origin: FullFixture;

beforeAll(async () => {
  await buildIfChanged(publicPage);
  home = await mkdtemp(join(tmpdir(), 'hangtag-data-'));
  origin = await createFullFixture(home);
  await exportData(origin, await writeFolder(join(home, 'first')), noLog);
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe('an import that cannot be complete changes nothing', () => {
  let target: OpenDatabase & Installation;
  let damaged: string;

  beforeAll(async () => {
    target = await openEmbedded(join(home, 'target'));
    damaged = join(home, 'damaged.tar');
  });

  afterAll(() => target.close());

  afterEach(async () => {
    expect(await target.db.select().from(users)).toEqual([]);
    expect(await readdir(join(home, 'target', 'files'))).toEqual(['.parts']);
    const plans = (await target.db.execute(sql`select name from plans`)) as unknown as {
      rows: unknown[];
    };
    expect(plans.rows.length).toBeGreaterThan(3);
    await rm(join(home, 'copy'), { recursive: true, force: true });
  });

  /** A changed copy of the first archive. */
  async function changed(change: (folder: string) => Promise<void>) {
    const copy = join(home, 'copy');
    await cp(join(home, 'first'), copy, { recursive: true });
    await change(copy);
    return importData(target, readFolder(copy), noLog);
  }

  const aBlob = async (folder: string) => {
    const [key = ''] = await readdir(join(folder, 'files'));
    const [name = ''] = await readdir(join(folder, 'files', key));
    return join(folder, 'files', key, name);
  };

  const cut = async (folder: string, table: string) => {
    const names = await readdir(join(folder, 'rows'));
    await truncate(
      join(folder, 'rows', names.find((name) => name.endsWith(`-${table}.ndjson`)) ?? ''),
    );
  };

  test.each([
    [
      'a body was altered',
      async (folder: string) => appendFile(await aBlob(folder), 'x'),
      'is not as it was written',
    ],
    ['a body is missing', async (folder: string) => rm(await aBlob(folder)), 'is missing'],
    [
      'a body was added',
      (folder: string) => writeFile(join(folder, 'files', 'strange'), 'x'),
      'does not belong there',
    ],
    ['rows were cut off', (folder: string) => cut(folder, 'uses'), 'is not as it was written'],
    ['rows miss what they refer to', (folder: string) => cut(folder, 'files'), 'cannot be written'],
    ['the end is missing', (folder: string) => rm(join(folder, 'manifest.json')), 'manifest.json'],
  ])('when %s', async (_what, change, sentence) => {
    await expect(changed(change)).rejects.toThrow(sentence);
  });

  test('when the tar ends in the middle', async () => {
    await exportData(origin, await writeTar(damaged), noLog);
    await truncate(damaged, Math.floor((await stat(damaged)).size / 2));
    await expect(importData(target, readTar(damaged), noLog)).rejects.toThrow(DataProblem);
  });

  test.each([
    ['of a newer format', { format: 99 }, 'format 99'],
    ['of another release', { migration: '9999_future' }, '9999_future'],
    ['of something else', { product: 'other' }, 'not an archive of Hangtag'],
  ])('when it is %s, with a message', async (_what, head, sentence) => {
    const change = async (folder: string) => {
      const file = join(folder, 'hangtag.json');
      const now = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...now, ...head }));
    };
    await expect(changed(change)).rejects.toThrow(sentence);
  });
});

test('an installation with data is refused and stays unchanged', async () => {
  const before = await origin.db.select().from(users);
  const again = importData(origin, readFolder(join(home, 'first')), noLog);
  await expect(again).rejects.toThrow('has data already');
  expect(await origin.db.select().from(users)).toEqual(before);
});

test('an export leaves nothing after a file ends early, and never overwrites', async () => {
  await mkdir(join(home, 'taken'));
  await writeFile(join(home, 'taken', 'mine'), 'x');
  await expect(writeFolder(join(home, 'taken'))).rejects.toThrow('is not empty');
  await writeFile(join(home, 'taken.tar'), 'x');
  await expect(writeTar(join(home, 'taken.tar'))).rejects.toThrow('is there already');
  const storage = { ...origin.storage, read: () => Promise.reject(new Error('the store is away')) };
  for (const archive of [
    await writeFolder(join(home, 'gone')),
    await writeTar(join(home, 'gone.tar')),
  ]) {
    await expect(exportData({ ...origin, storage }, archive, noLog)).rejects.toThrow('is away');
  }
  const left = (await readdir(home)).filter((name) => /gone|rows/.test(name));
  expect(left).toEqual([]);
});
