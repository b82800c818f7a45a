/** The library in the app: pages as they are needed, and changes without reading it again. */
import type { FileAsset, FilesAnswer, FileTotalsChange } from '@hangtag/contract/wire/file';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Figures of files, or a change of them. */
const figures = (inactive: number): FileTotalsChange => ({
  assetCount: 0,
  counts: { inactive, unused: 0, undescribed: 0, duplicates: 0, bytes: 0 },
  tags: [],
  storage: { used: 0, byType: { image: 0, movie: 0, pdf: 0 } },
});

const file = (filesId: number, status = 'inactive') =>
  ({ filesId, status, companyId: 7, name: `File ${filesId}`, version: 1 }) as FileAsset;

/** A signed-in browser whose company has files of these ids, newest first. */
async function open(ids: number[]) {
  /** What somebody else saved of a file meanwhile. */
  const saved = new Map<number, Partial<FileAsset>>();
  const { sent } = fakeBrowser(({ path, method, headers, body }) => {
    if (path === '/api/user')
      return { status: 200, body: { id: 3, companyId: 7, company: { timeZone: 'UTC' } } };
    const [address, query] = path.split('?');
    if (address === '/api/companies/7/files' && method === 'GET') {
      const params = new URLSearchParams(query);
      const size = Number(params.get('size'));
      const page = Number(params.get('page') ?? 1);
      const data = ids.slice((page - 1) * size, page * size).map((id) => file(id));
      const last_page = Math.ceil(ids.length / size);
      const assets = { data, current_page: page, last_page, total: ids.length };
      const totals = params.get('totals') === 'none' ? {} : figures(9);
      return { status: 200, body: { assets, ...totals, can: { upload: true } } };
    }
    if (address?.startsWith('/api/files/')) {
      const id = Number(address.split('/').at(-1));
      const now = { ...file(id), ...saved.get(id) };
      if (method === 'GET') return { status: 200, body: now };
      if (headers.get('If-Match') !== `"${now.version}"`)
        return { status: 409, body: { message: 'Look at theirs.', code: 'stale_write' } };
      const next = { ...now, ...(body as object), version: Number(now.version) + 1 };
      saved.set(id, next);
      return { status: 200, body: { ...next, uploadUrl: '', totalsChange: figures(-1) } };
    }
    if (method === 'PUT') {
      const { filesIds } = body as { filesIds: number[] };
      ids = ids.filter((id) => !filesIds.includes(id));
      return { status: 200, body: { files: [], totalsChange: figures(-2) } };
    }
    return { status: 204 };
  });
  vi.resetModules();
  const { signIn } = await import('./session.ts');
  await signIn('a@b.co', 'password', false);
  const say = vi.fn<(sentence: string) => void>();
  const toasts = { success: say, error: say, clear: say };
  vi.doMock('./toasts.ts', () => ({ toasts }));
  const library = { ...(await import('./library.ts')), ...(await import('./libraryEdits.ts')) };
  const lists = () => sent.filter(({ path }) => path.includes('/files?')).length;
  return { ...library, sent, lists, say, saved };
}

const many = () => Array.from({ length: 450 }, (_, at) => 450 - at);
const idsOf = (list: FilesAnswer | null) => list?.assets.data.map(({ filesId }) => filesId) ?? [];

test('shows the first page alone, and adds each next one until all are there', async () => {
  const { loadLibrary, loadMore, shownFiles, lists } = await open(many());
  await loadLibrary();
  expect([idsOf(shownFiles()).length, lists()]).toEqual([200, 1]);
  await loadMore();
  await loadMore();
  expect(idsOf(shownFiles())).toEqual(many());
  await loadMore();
  expect(lists()).toBe(3);
});

test('a saved file and the change of the figures come from the answer, and no list is read again', async () => {
  const { loadLibrary, saveFile, shownFiles, lists } = await open(many());
  await loadLibrary();
  await saveFile(450, { status: 'active' });
  expect(shownFiles()).toMatchObject({ counts: { inactive: 8 }, assets: { current_page: 1 } });
  expect(shownFiles()?.assets.data[0]).toMatchObject({ filesId: 450, status: 'active' });
  expect(lists()).toBe(1);
});

test('the next pages are read without the figures, which stay as changes left them', async () => {
  const { loadLibrary, loadMore, saveFile, shownFiles, sent } = await open(many());
  await loadLibrary();
  await saveFile(450, { status: 'active' });
  await loadMore();
  expect(sent.at(-1)?.path).toContain('totals=none');
  expect(shownFiles()).toMatchObject({ counts: { inactive: 8 }, assets: { current_page: 2 } });
});

test('files that moved to the page before, because others were deleted, are not left out', async () => {
  const { loadLibrary, loadMore, changeSeveral, shownFiles } = await open(many());
  await loadLibrary();
  const gone = [450, 449, 448];
  await changeSeveral({ action: 'delete', filesIds: gone });
  await loadMore();
  await loadMore();
  expect(idsOf(shownFiles())).toEqual(many().slice(3));
});

test('a save keeps what somebody else saved in another field meanwhile', async () => {
  const { loadLibrary, saveFile, shownFiles, saved } = await open([1]);
  await loadLibrary();
  saved.set(1, { caption: 'Theirs', version: 5 });
  await saveFile(1, { alt: 'Ours' });
  const now = { caption: 'Theirs', alt: 'Ours', version: 6 };
  expect([saved.get(1), shownFiles()?.assets.data[0]]).toMatchObject([now, now]);
});

test('a save of a field that somebody else changed too is refused, and shows their version', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { loadLibrary, saveFile, shownFiles, saved, say } = await open([1]);
  await loadLibrary();
  saved.set(1, { alt: 'Theirs', version: 5 });
  await expect(saveFile(1, { alt: 'Ours' })).rejects.toMatchObject({
    problem: { code: 'stale_write' },
  });
  expect(say).toHaveBeenCalledWith('Look at theirs.');
  expect([saved.get(1), shownFiles()?.assets.data[0]]).toMatchObject([
    { alt: 'Theirs', version: 5 },
    { alt: 'Theirs', version: 5 },
  ]);
});

test('two saves at once do not refuse each other', async () => {
  const { loadLibrary, saveFile, sent, saved } = await open([1]);
  await loadLibrary();
  await Promise.all([saveFile(1, { alt: 'A' }), saveFile(1, { status: 'active' })]);
  expect(saved.get(1)).toMatchObject({ alt: 'A', status: 'active' });
  const writes = sent.filter(
    ({ path, method }) => method === 'PUT' && path.startsWith('/api/files'),
  );
  expect(writes.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});
