import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { openDiskStorage } from './disk.ts';
import { storageSuite } from '../../test/support/storageSuite.ts';

const roots: string[] = [];
const freshRoot = async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'hangtag-storage-'));
  roots.push(root);
  return root;
};

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true })));
});

describe('storage on disk', () => {
  storageSuite(async () => openDiskStorage(await freshRoot()));

  it('leaves no half-written part', async () => {
    const root = await freshRoot();
    const storage = await openDiskStorage(root);
    const broken = Readable.from(
      (function* chunks() {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.write('files/a/x', broken)).rejects.toThrow('connection lost');
    expect(await readdir(path.join(root, '.parts'))).toEqual([]);
    expect(await readdir(root)).toEqual(['.parts']);
  });

  it('removes what a crash left, and not what another server is writing', async () => {
    const root = await freshRoot();
    await openDiskStorage(root);
    const [left, fresh] = ['left', 'fresh'].map((name) => path.join(root, '.parts', name));
    await Promise.all([writeFile(left ?? '', 'half'), writeFile(fresh ?? '', 'half')]);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(left ?? '', yesterday, yesterday);
    await openDiskStorage(root);
    expect(await readdir(path.join(root, '.parts'))).toEqual(['fresh']);
  });
});
