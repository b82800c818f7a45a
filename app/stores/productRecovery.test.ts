import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draft, named, open, path, product, server } from '../testing/product.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The session ends with unsaved input, and the same user signs in again. */
async function lostAndBack() {
  const all = await open();
  server.answer = () => ({ status: 401, body: { message: 'Unauthenticated.' } });
  all.edit(5, named('KEPT'));
  await all.saveNow(5);
  expect(all.editor().draft).toBeNull();
  server.answer = () => ({ status: 204 });
  await all.login();
  return all;
}

test('a draft typed when the session ended is offered after sign-in [X10]', async () => {
  const { editor, load, acceptRecovered, writes, typed } = await lostAndBack();
  server.answer = () => ({ status: 200, body: product(1, 'OL-1') });
  await load(5);
  expect(editor().draft?.summary.model).toBe('KEPT');
  expect(editor().save.phase).toBe('recovered');
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes()).toHaveLength(1);
  server.answer = () => ({ status: 200, body: product(2, 'KEPT') });
  await acceptRecovered(5);
  expect(writes().at(-1)).toMatchObject({ path, body: { model: 'KEPT' } });
  expect(editor().save.phase).toBe('saved');
  expect(typed.size).toBe(0);
});

test('a discarded draft is deleted [X10]', async () => {
  const { editor, load, discardRecovered, writes, typed } = await lostAndBack();
  server.answer = () => ({ status: 200, body: product(1, 'OL-1') });
  await load(5);
  discardRecovered(5);
  expect(editor().draft?.summary.model).toBe('OL-1');
  expect(editor().save.phase).toBe('saved');
  expect(typed.size).toBe(0);
  expect(writes()).toHaveLength(1);
});

test('typing in a recovered draft accepts it', async () => {
  const { editor, load, edit, writes } = await lostAndBack();
  server.answer = () => ({ status: 200, body: product(1, 'OL-1') });
  await load(5);
  server.answer = () => ({ status: 200, body: product(2, 'KEPT-2') });
  edit(5, named('KEPT-2'));
  await vi.advanceTimersByTimeAsync(800);
  expect(writes().at(-1)?.body).toEqual({ model: 'KEPT-2' });
  expect(editor().save.phase).toBe('saved');
});

test('a recovered draft conflicts with what another user saved since [X10]', async () => {
  const { editor, load } = await lostAndBack();
  server.answer = () => ({ status: 200, body: product(3, 'THEIRS') });
  await load(5);
  expect(editor().draft?.summary.model).toBe('KEPT');
  expect(editor().save).toMatchObject({
    phase: 'stale',
    versions: { base: { summary: { model: 'OL-1' } }, server: { version: 3 } },
  });
});

test('a recovered draft that reached the server is deleted', async () => {
  const { editor, load, typed } = await lostAndBack();
  server.answer = () => ({ status: 200, body: product(2, 'KEPT') });
  await load(5);
  expect(editor().save.phase).toBe('saved');
  expect(typed.size).toBe(0);
});

test('a failed save is recovered after a reload, a successful one is not', async () => {
  const { edit, saveNow, typed } = await open();
  server.answer = () => ({ status: 500, body: {} });
  edit(5, named('TYPED'));
  await saveNow(5);
  expect(JSON.parse(typed.get('hangtag.typed.3.product/5') ?? '')).toMatchObject({
    draft: { summary: { model: 'TYPED' } },
    base: { summary: { model: 'OL-1' } },
  });
  server.answer = () => ({ status: 200, body: product(2, 'TYPED') });
  await saveNow(5);
  expect(typed.size).toBe(0);
});

test('an unsent draft is saved when the server answers again', async () => {
  const { edit, editor, saveNow, writes } = await open();
  server.answer = () => ({ status: null });
  edit(5, named('OFFLINE'));
  await saveNow(5);
  expect(editor().save).toMatchObject({ phase: 'failed', problem: { code: 'unreachable' } });
  server.answer = () => ({ status: 200, body: product(2, 'OFFLINE') });
  const { readProduct } = await import('../api/products.ts');
  await readProduct(7, 6);
  await vi.advanceTimersByTimeAsync(1);
  expect(writes()).toHaveLength(2);
  expect(editor().save.phase).toBe('saved');
});

test('a discarded draft is not saved by a late answer', async () => {
  const { edit, editor, saveNow, discard, typed } = await open();
  server.answer = () => ({ status: 200, body: product(2, 'TYPED') });
  edit(5, named('TYPED'));
  const saving = saveNow(5);
  discard(5);
  await saving;
  expect(editor().draft).toBeNull();
  expect(typed.size).toBe(0);
});

test.each([
  ['nothing', {}],
  ['a draft without its summary', { ...draft('X'), summary: undefined }],
  ['a draft with a section of another shape', { ...draft('X'), sections: [null] }],
])('a stored draft of another shape is not offered: %s', async (_, other) => {
  const { editor, discard, load, typed } = await open();
  discard(5);
  const stored = { draft: other, base: draft('OL-1'), at: 1 };
  typed.set('hangtag.typed.3.product/5', JSON.stringify(stored));
  await load(5);
  expect(editor().save.phase).toBe('saved');
  expect(editor().draft).toEqual(draft('OL-1'));
});
