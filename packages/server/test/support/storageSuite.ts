/** What every storage must do, as tests: run over the disk, and over any other store that is added. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import type { Storage, StoredBlob } from '../../src/storage/storage.ts';

/** Registers the tests; `make` opens an empty storage. */
export function storageSuite(make: () => Promise<Storage>): void {
  let storage: Storage;
  beforeEach(async () => {
    storage = await make();
  });

  const text = async (name: string, range?: { start: number; end: number }) => {
    const body = await storage.read(name, range);
    return body && { size: body.size, text: (await buffer(body.stream)).toString() };
  };

  it('gives back what was written, whole', async () => {
    expect(await storage.write('files/a/original', Buffer.from('pressed'))).toBe(7);
    expect(await text('files/a/original')).toEqual({ size: 7, text: 'pressed' });
  });

  it('takes a stream and says how many bytes it had', async () => {
    const chunks = Readable.from([Buffer.from('pres'), Buffer.from('sed')]);
    expect(await storage.write('files/a/original', chunks)).toBe(7);
    expect(await text('files/a/original')).toEqual({ size: 7, text: 'pressed' });
  });

  it('reads a range, both ends included, and still knows the whole size', async () => {
    await storage.write('files/a/film', Buffer.from('0123456789'));
    expect(await text('files/a/film', { start: 2, end: 4 })).toEqual({ size: 10, text: '234' });
  });

  it('replaces under the same name', async () => {
    await storage.write('files/a/x', Buffer.from('first'));
    await storage.write('files/a/x', Buffer.from('2nd'));
    expect(await text('files/a/x')).toEqual({ size: 3, text: '2nd' });
  });

  it('keeps the old blob when a new body breaks off', async () => {
    await storage.write('files/a/x', Buffer.from('first'));
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('connection lost'));
      },
    });
    await expect(storage.write('files/a/x', broken)).rejects.toThrow('connection lost');
    expect(await text('files/a/x')).toEqual({ size: 5, text: 'first' });
  });

  it('has nothing where nothing was written', async () => {
    expect(await storage.read('files/a/none')).toBeNull();
    expect(await storage.read('files')).toBeNull();
  });

  it('removes everything below a prefix and nothing beside it', async () => {
    await storage.write('files/a/1', Buffer.from('1'));
    await storage.write('files/a/2', Buffer.from('2'));
    await storage.write('files/ab/1', Buffer.from('3'));
    await storage.remove('files/a');
    await storage.remove('files/a');
    expect(await storage.read('files/a/1')).toBeNull();
    expect(await storage.read('files/a/2')).toBeNull();
    expect(await text('files/ab/1')).toEqual({ size: 1, text: '3' });
  });

  it('lists everything below a prefix, with size and date, and nothing beside it', async () => {
    const before = Date.now();
    await storage.write('files/a/1', Buffer.from('1'));
    await storage.write('files/a/deep/2', Buffer.from('22'));
    await storage.write('files/ab/1', Buffer.from('3'));
    const names = async (prefix: string) => {
      const found = await all(storage.list(prefix));
      return found.map(({ name, bytes }) => `${name} ${bytes}`).toSorted();
    };
    expect(await names('files/a')).toEqual(['files/a/1 1', 'files/a/deep/2 2']);
    expect(await names('files')).toHaveLength(3);
    expect(await names('files/ab/1')).toEqual(['files/ab/1 1']);
    expect(await names('none')).toEqual([]);
    const [first] = await all(storage.list('files/ab'));
    // A store dates to the second at best, and rounds down.
    const age = Math.abs((first?.changedAt.getTime() ?? 0) - before);
    expect(age).toBeLessThan(10_000);
  });

  it('has a list that what is removed meanwhile does not break', async () => {
    for (const each of ['1', '2', '3']) await storage.write(`files/${each}/x`, Buffer.from(each));
    const seen: string[] = [];
    for await (const { name } of storage.list('files')) {
      seen.push(name);
      await storage.remove(name);
    }
    expect(seen).toHaveLength(3);
    expect(await all(storage.list('files'))).toEqual([]);
  });

  it.each([
    '../a',
    'files/../../a',
    '/etc/passwd',
    'files//a',
    '',
    '.parts/x',
    'files/a\\b',
    'a\0',
  ])('refuses the name %j', async (name) => {
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('Not a storage name');
    await expect(storage.read(name)).rejects.toThrow('Not a storage name');
    await expect(storage.remove(name)).rejects.toThrow('Not a storage name');
    await expect(all(storage.list(name))).rejects.toThrow('Not a storage name');
  });
}

async function all(blobs: AsyncIterable<StoredBlob>): Promise<readonly StoredBlob[]> {
  const found: StoredBlob[] = [];
  for await (const each of blobs) found.push(each);
  return found;
}
