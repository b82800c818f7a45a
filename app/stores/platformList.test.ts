import { beforeEach, expect, it, vi } from 'vitest';
import { CallFailed, ownProblem } from '../api/problem.ts';
import { shown } from '../remote/Remote.ts';
import { createPlatformList } from './platformList.ts';

vi.mock(import('valtio'), async (original) => {
  const valtio = await original();
  return { ...valtio, useSnapshot: ((state: object) => state) as typeof valtio.useSnapshot };
});

interface Thing {
  readonly id: number;
  readonly version?: number;
  readonly uses?: number;
  readonly status?: 'inactive';
}

let kept: number[];
let refused: boolean;
let held: boolean;
/** The version that the server has; undefined where it has none. */
let version: number | undefined;
const orders: (readonly number[])[] = [];
const fail = () => {
  throw new CallFailed(ownProblem('unreachable'));
};

const checkVersion = (based: number | undefined) => {
  if (based === version) return;
  throw new CallFailed({
    ...ownProblem('unexpected', 409),
    code: 'stale_write',
    message: 'Stale.',
  });
};

const list = createPlatformList<Thing>({
  read: () => Promise.resolve(kept.map((id) => ({ id, ...(version && { version }) }))),
  count: () => Promise.resolve(kept.map((id) => ({ id, uses: id * 10 }))),
  order: async (ids) => {
    orders.push(ids);
    await Promise.resolve();
    if (refused) fail();
    kept = [...ids];
  },
  remove: async (id, based) => {
    await Promise.resolve();
    if (refused) fail();
    checkVersion(based);
    if (held) throw new CallFailed({ ...ownProblem('conflict'), uses: { companies: 2 } });
    kept = kept.filter((each) => each !== id);
  },
  deactivate: async (id, based) => {
    await Promise.resolve();
    if (refused) fail();
    checkVersion(based);
    return { id, status: 'inactive' };
  },
});
const ids = () => shown(list.use().list)?.map(({ id }) => id);

beforeEach(async () => {
  kept = [1, 2, 3];
  refused = false;
  held = false;
  version = undefined;
  orders.length = 0;
  await list.load();
});

it('knows where each entry is used once that is counted', () => {
  expect(shown(list.use().list)).toEqual([1, 2, 3].map((id) => ({ id, uses: id * 10 })));
});

it('counts nothing when the list could not be read', async () => {
  const counts = vi.fn<() => Promise<Thing[]>>(() => Promise.resolve([]));
  const unread = createPlatformList<Thing>({
    read: () => Promise.reject(new CallFailed(ownProblem('unreachable'))),
    count: counts,
    remove: () => Promise.resolve(),
    deactivate: (id) => Promise.resolve({ id }),
  });
  await unread.load();
  expect(unread.use().list.phase).toBe('failed');
  expect(counts).not.toHaveBeenCalled();
});

it('keeps two moves in a row, and sends the whole order each time', async () => {
  const first = list.move(3, 0);
  const second = list.move(1, 2);
  expect(ids()).toEqual([3, 2, 1]);
  await Promise.all([first, second]);
  expect(orders).toEqual([
    [3, 1, 2],
    [3, 2, 1],
  ]);
  expect(kept).toEqual([3, 2, 1]);
});

it('returns to the server’s order when a move is refused, and gives the reason', async () => {
  refused = true;
  await list.move(3, 0);
  expect(ids()).toEqual([1, 2, 3]);
  expect(list.use().problem).toContain('could not be reached');
});

it('removes a deleted entry, and keeps one whose deletion was refused', async () => {
  expect(await list.remove(2)).toBe(true);
  expect(ids()).toEqual([1, 3]);
  refused = true;
  expect(await list.remove(3)).toBe(false);
  expect([ids(), list.use().busy]).toEqual([[1, 3], null]);
  expect(list.use().refusal?.sentence).toContain('could not be reached');
});

it('deactivates an entry in use, and keeps its usage shown when that fails', async () => {
  expect(await list.deactivate(2)).toBe(true);
  expect(shown(list.use().list)?.[1]).toEqual({ id: 2, uses: 20, status: 'inactive' });
  held = true;
  expect(await list.remove(3)).toBe(false);
  refused = true;
  expect(await list.deactivate(3)).toBe(false);
  expect(list.use().refusal?.sentence).toContain('could not be reached');
  expect(list.use().refusal?.uses).toEqual(['2 companies']);
  expect(list.use().busy).toBeNull();
});

it.each(['remove', 'deactivate'] as const)(
  'loads the list again when an entry to %s was changed by somebody else, and succeeds on their version',
  async (action) => {
    version = 1;
    await list.load();
    version = 2;
    expect(await list[action](2)).toBe(false);
    expect(list.use().refusal?.sentence).toBe('Stale.');
    expect(shown(list.use().list)?.map((item) => item.version)).toEqual([2, 2, 2]);
    expect(await list[action](2)).toBe(true);
  },
);
