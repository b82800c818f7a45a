import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answering } from '../testing/browser.ts';
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

test('a draft is saved once after the last key, based on the version it was loaded in', async () => {
  const { edit, editor, writes } = await open();
  server.answer = () => ({ status: 200, body: product(2, 'OL-12') });
  edit(5, named('OL-11'));
  await vi.advanceTimersByTimeAsync(500);
  edit(5, named('OL-12'));
  expect(editor().save.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(800);
  expect(editor().save.phase).toBe('saved');
  expect(writes().map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ model: 'OL-12' }, '"1"'],
  ]);
});

test('a second key leaves the save state as it is, so that what shows it does not render again', async () => {
  const { edit, editor } = await open();
  edit(5, named('OL-11'));
  const { save } = editor();
  edit(5, named('OL-12'));
  expect(editor().save).toBe(save);
});

test('input typed during a save is saved after it', async () => {
  const { edit, editor, saveNow, writes } = await open();
  server.answer = () => ({ status: 200, body: product(2, 'A') });
  edit(5, named('A'));
  const saving = saveNow(5);
  edit(5, named('B'));
  await saving;
  expect(editor().draft?.summary.model).toBe('B');
  expect(editor().save.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(800);
  expect(writes().map(({ body }) => body)).toEqual([{ model: 'A' }, { model: 'B' }]);
  expect(writes()[1]?.headers.get('If-Match')).toBe('"2"');
});

test('a refused save keeps the input and shows the reason', async () => {
  const { edit, editor, saveNow, load } = await open();
  server.answer = () => ({
    status: 422,
    body: { message: 'Taken.', errors: { model: ['Taken.'] } },
  });
  edit(5, named('OL-9'));
  await saveNow(5);
  expect(editor().save).toMatchObject({
    phase: 'failed',
    problem: { fields: { model: ['Taken.'] } },
  });
  server.answer = () => ({ status: 200, body: product(2, 'OL-9') });
  await load(5);
  expect(editor().draft?.summary.model).toBe('OL-9');
  expect(editor().save.phase).toBe('saved');
});

test('a rejected value does not prevent saving the others', async () => {
  const { edit, editor, saveNow, writes } = await open();
  server.answer = ({ body }) =>
    'upcCode' in (body as object)
      ? { status: 422, body: { message: 'Wrong.', errors: { upcCode: ['Wrong.'] } } }
      : { status: 200, body: product(2, 'OL-9') };
  edit(5, named('OL-9'));
  edit(5, (now) => ({ ...now, summary: { ...now.summary, upcCode: '12' } }));
  await saveNow(5);
  expect(writes().map(({ body }) => body)).toEqual([
    { model: 'OL-9', upcCode: '12' },
    { model: 'OL-9' },
  ]);
  expect(editor().save).toMatchObject({ phase: 'failed', isRestSaved: true });
  expect(editor().record).toMatchObject({ data: { version: 2 } });
  expect(editor().draft?.summary.upcCode).toBe('12');
  // The rest is saved, so that only the rejected value is tried again.
  await saveNow(5);
  expect(
    writes()
      .slice(2)
      .map(({ body }) => body),
  ).toEqual([{ upcCode: '12' }]);
  expect(editor().save).toMatchObject({ phase: 'failed', isRestSaved: true });
});

/** Answers writes with a conflict until they name the newest version, and reads with the other user's version. */
const conflictWith =
  (serverVersion: ProductAnswer): Answering =>
  ({ method, headers }) => {
    if (method === 'GET') return { status: 200, body: serverVersion };
    return headers.get('If-Match') === `"${serverVersion.version}"`
      ? { status: 200, body: { ...serverVersion, version: serverVersion.version + 1 } }
      : { status: 409, body: { message: 'Ruth saved.', code: 'stale_write' } };
  };

test('a stale write keeps both versions until the user decides', async () => {
  const { edit, editor, saveNow, resolveConflict, writes } = await open();
  server.answer = conflictWith(product(4, 'THEIRS'));
  edit(5, named('MINE'));
  await saveNow(5);
  expect(editor().save).toMatchObject({
    phase: 'stale',
    versions: { base: { summary: { model: 'OL-1' } }, server: { version: 4 } },
  });
  edit(5, named('MINE-2'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes()).toHaveLength(1);
  await resolveConflict(5, draft('MINE-2'));
  expect(writes()[1]?.headers.get('If-Match')).toBe('"4"');
  expect(writes()[1]?.body).toEqual({ model: 'MINE-2' });
  expect(editor().save.phase).toBe('saved');
});

test('choosing the server’s version writes nothing', async () => {
  const { edit, editor, saveNow, resolveConflict, writes } = await open();
  server.answer = conflictWith(product(4, 'THEIRS'));
  edit(5, named('MINE'));
  await saveNow(5);
  await resolveConflict(5, draft('THEIRS'));
  expect(writes()).toHaveLength(1);
  expect(editor().draft?.summary.model).toBe('THEIRS');
  expect(editor().save.phase).toBe('saved');
});

test('a publication by another user is no conflict: the draft is saved on top of it', async () => {
  const { edit, editor, saveNow, writes } = await open();
  server.answer = conflictWith(product(2, 'OL-1'));
  edit(5, named('MINE'));
  await saveNow(5);
  await vi.advanceTimersByTimeAsync(800);
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  expect(editor().save.phase).toBe('saved');
});

const published = (version: number, model: string): ProductAnswer => ({
  ...product(version, model),
  published: true,
  publishUrl: `${path}/publish`,
});

test('publishing an old version is a conflict, as saving on one is', async () => {
  const { editor, isUnsaved, load, publish, resolveConflict, writes } = await open();
  server.answer = () => ({ status: 200, body: published(1, 'OL-1') });
  await load(5);
  server.answer = conflictWith(published(4, 'THEIRS'));
  expect(await publish(5, 'publish')).toBe(false);
  expect(editor()).toMatchObject({
    publishing: { problem: { message: 'Ruth saved.' } },
    save: { phase: 'stale', versions: { server: { version: 4 } } },
    draft: { summary: { model: 'OL-1' } },
  });
  // Nothing was typed, so that leaving the editor loses nothing.
  expect(isUnsaved(5)).toBe(false);
  await resolveConflict(5, draft('THEIRS'));
  expect(editor().save.phase).toBe('saved');
  expect(await publish(5, 'publish')).toBe(true);
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"4"']);
});

test('publishing what another user has published is no conflict', async () => {
  const { editor, publish, writes } = await open();
  server.answer = conflictWith(published(2, 'OL-1'));
  expect(await publish(5, 'publish')).toBe(true);
  expect(editor().record).toMatchObject({ data: { version: 3 } });
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});

test('a page that another user has taken down is published by a second decision only', async () => {
  const { editor, load, publish } = await open();
  server.answer = () => ({ status: 200, body: published(1, 'OL-1') });
  await load(5);
  server.answer = conflictWith({ ...published(4, 'OL-1'), published: false });
  expect(await publish(5, 'publish')).toBe(false);
  expect(editor()).toMatchObject({
    publishing: { problem: { message: 'Ruth saved.' } },
    save: { phase: 'saved' },
    record: { data: { published: false } },
  });
  expect(await publish(5, 'publish')).toBe(true);
});

test('a conflict without anything typed ends when the product is opened again', async () => {
  const { editor, load, publish } = await open();
  server.answer = conflictWith(published(4, 'THEIRS'));
  await publish(5, 'publish');
  await load(5);
  expect(editor()).toMatchObject({
    save: { phase: 'saved' },
    draft: { summary: { model: 'THEIRS' } },
  });
});
