import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { content, open, section, server } from '../testing/companyContent.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Toasts need a window.
  vi.doMock('./toasts.ts', () => ({ toasts: { success: () => undefined } }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock('./toasts.ts');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The session ends with unsaved input, and the same user signs in again. */
async function lostAndBack() {
  const all = await open();
  server.answer = () => ({ status: 401, body: { message: 'Unauthenticated.' } });
  all.write('Typed');
  await all.saveNow(7);
  expect(all.editor().draft).toBeNull();
  server.answer = () => ({ status: 204 });
  await all.login();
  return all;
}

const place = 'hangtag.typed.1.companyContent/7';

test('company content typed when the session ended is offered after sign-in [X10]', async () => {
  const { load, editor, acceptRecovered, typed, writes } = await lostAndBack();
  expect([...typed.keys()]).toEqual([place]);
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  await load(7);
  expect(editor().draft?.signature).toEqual([section('a', 'Typed')]);
  expect(editor().save.phase).toBe('recovered');
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes()).toHaveLength(1);
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  await acceptRecovered(7);
  expect(writes().at(-1)?.body).toEqual({
    unpublishedContent: { signature: [section('a', 'Typed')] },
  });
  expect(editor().save.phase).toBe('saved');
  expect(typed.size).toBe(0);
});

test('a discarded draft is deleted', async () => {
  const { load, editor, discardRecovered, typed, writes } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  await load(7);
  discardRecovered(7);
  expect(editor().draft?.signature).toEqual([section('a', 'One')]);
  expect(editor().save.phase).toBe('saved');
  expect(typed.size).toBe(0);
  expect(writes()).toHaveLength(1);
});

test('typing in a recovered draft accepts it', async () => {
  const { load, editor, write, writes } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  await load(7);
  server.answer = () => ({ status: 200, body: content(2, 'Typed on') });
  write('Typed on');
  await vi.advanceTimersByTimeAsync(800);
  expect(writes().at(-1)?.body).toEqual({
    unpublishedContent: { signature: [section('a', 'Typed on')] },
  });
  expect(editor().save.phase).toBe('saved');
});

test('a recovered draft conflicts with what another user saved since', async () => {
  const { load, editor } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(3, 'Theirs') });
  await load(7);
  expect(editor().draft?.signature).toEqual([section('a', 'Typed')]);
  expect(editor().save).toMatchObject({ phase: 'stale', versions: { server: { version: 3 } } });
});

test('a recovered draft that reached the server is deleted', async () => {
  const { load, editor, typed } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  await load(7);
  expect(editor().save.phase).toBe('saved');
  expect(typed.size).toBe(0);
});

test('a refused save is recovered after a reload, a successful one is not', async () => {
  const { saveNow, typed, write } = await open();
  server.answer = () => ({ status: 500, body: {} });
  write('Typed');
  await saveNow(7);
  expect(JSON.parse(typed.get(place) ?? '')).toMatchObject({
    draft: { signature: [{ values: { text: 'Typed' } }] },
    base: { signature: [{ values: { text: 'One' } }] },
  });
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  await saveNow(7);
  expect(typed.size).toBe(0);
});

test('an unsent draft is saved when the server answers again', async () => {
  const { saveNow, editor, write, writes } = await open();
  server.answer = () => ({ status: null });
  write('Typed');
  await saveNow(7);
  expect(editor().save).toMatchObject({ phase: 'failed', problem: { code: 'unreachable' } });
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  const { readReports } = await import('../api/companyContent.ts');
  await readReports(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(writes()).toHaveLength(2);
  expect(editor().save.phase).toBe('saved');
});

test('a stored draft of another shape is ignored', async () => {
  const { load, discard, editor, typed } = await open();
  discard(7);
  typed.set(place, JSON.stringify({ draft: {}, base: {}, at: 1 }));
  await load(7);
  expect(editor().save.phase).toBe('saved');
});
