import type { AssetBody, ProductAsset } from '@hangtag/contract/wire/content';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draft, open, path, product, server, toasts } from '../testing/product.ts';

beforeEach(() => {
  toasts.error.mockClear();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const top = { fit: 'cover', focal: { x: 0.5, y: 0 } } as const;
const end = { fit: 'cover', focal: { x: 1, y: 0 } } as const;

const asset = (css: ProductAsset['css']): ProductAsset => ({
  assetId: 9,
  name: 'Header',
  status: 'active',
  css,
  media: { filesId: 11, type: 'image' },
  thumb: null,
  caption: null,
  alt: null,
});

const withAsset = (version: number, css: ProductAsset['css']): ProductAnswer => ({
  ...product(version, 'OL-1'),
  unpublishedContent: { ...draft('OL-1'), assets: [asset(css)] },
});

/** Opens product 5 with a server that stores one asset. */
async function opened() {
  const store = await open();
  const { frameFile } = await import('./frameFile.ts');
  let version = 1;
  server.answer = ({ body }) => ({
    status: 200,
    body: withAsset(++version, (body as AssetBody).css ?? {}),
  });
  return { ...store, frameFile };
}

test('a file is framed at once and stored as a new asset with the version it was read in [F245]', async () => {
  const { editor, frameFile, writes } = await opened();
  const framing = frameFile(5, 11, top);
  expect(editor().draft?.assets[0]?.css).toEqual(top);
  await framing;
  expect(editor().draft?.assets).toEqual([asset(top)]);
  expect(writes().map((each) => [each.path, each.headers.get('If-Match'), each.body])).toEqual([
    [`${path}/updateAsset`, '"1"', { name: 'Header', media: { filesId: 11 }, css: top }],
  ]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor().save.phase).toBe('saved');
  expect(writes()).toHaveLength(1);
});

test('a second frame waits for the first, and changes the resulting asset', async () => {
  const { editor, frameFile, writes } = await opened();
  const first = frameFile(5, 11, top);
  void frameFile(5, 11, end);
  await first;
  expect(writes().map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ name: 'Header', media: { filesId: 11 }, css: top }, '"1"'],
    [{ assetId: 9, css: end }, '"2"'],
  ]);
  expect(editor().draft?.assets).toEqual([asset(end)]);
});

test('a refused frame returns to the server’s', async () => {
  const { editor, frameFile } = await opened();
  server.answer = () => ({ status: 403, body: { message: 'This product is parked.' } });
  await frameFile(5, 11, top);
  expect(toasts.error).toHaveBeenCalledOnce();
  expect(editor().draft?.assets).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor().save.phase).toBe('saved');
});
