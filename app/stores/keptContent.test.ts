import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { content, open, section, server } from '../testing/companyContent.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Messages on the screen need a window.
  vi.doMock('./toasts.ts', () => ({ news: { success: () => undefined } }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock('./toasts.ts');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The session ends while something is typed, and the same person signs in again. */
async function lostAndBack() {
  const all = await open();
  server.answer = () => ({ status: 401, body: { message: 'Unauthenticated.' } });
  all.write('Typed');
  await all.saveContentNow();
  expect(all.state.draft).toBeNull();
  server.answer = () => ({ status: 204 });
  await all.login();
  return all;
}

const place = 'hangtag.typed.1.companyContent/7';

test('[X10] company content typed when the session ended is offered after signing in', async () => {
  const { openContent, state, takeKeptContent, typed, writes } = await lostAndBack();
  expect([...typed.keys()]).toEqual([place]);
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  await openContent();
  expect(state.draft?.signature).toEqual([section('a', 'Typed')]);
  expect(state.save.phase).toBe('kept');
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes()).toHaveLength(1);
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  await takeKeptContent();
  expect(writes().at(-1)?.body).toEqual({
    unpublishedContent: { signature: [section('a', 'Typed')] },
  });
  expect(state.save.phase).toBe('saved');
  expect(typed.size).toBe(0);
});

test('what nobody wants is given up', async () => {
  const { openContent, state, discardKeptContent, typed, writes } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  await openContent();
  discardKeptContent();
  expect(state.draft?.signature).toEqual([section('a', 'One')]);
  expect(state.save.phase).toBe('saved');
  expect(typed.size).toBe(0);
  expect(writes()).toHaveLength(1);
});

test('typing on in a kept text uses it', async () => {
  const { openContent, state, write, writes } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  await openContent();
  server.answer = () => ({ status: 200, body: content(2, 'Typed on') });
  write('Typed on');
  await vi.advanceTimersByTimeAsync(800);
  expect(writes().at(-1)?.body).toEqual({
    unpublishedContent: { signature: [section('a', 'Typed on')] },
  });
  expect(state.save.phase).toBe('saved');
});

test('a kept text meets what somebody else saved since', async () => {
  const { openContent, state } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(3, 'Theirs') });
  await openContent();
  expect(state.draft?.signature).toEqual([section('a', 'Typed')]);
  expect(state.save).toMatchObject({ phase: 'stale', versions: { theirs: { version: 3 } } });
});

test('a kept text that reached the server after all is forgotten', async () => {
  const { openContent, state, typed } = await lostAndBack();
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  await openContent();
  expect(state.save.phase).toBe('saved');
  expect(typed.size).toBe(0);
});

test('a refused save is kept through a reload, a saved one is not', async () => {
  const { saveContentNow, typed, write } = await open();
  server.answer = () => ({ status: 500, body: {} });
  write('Typed');
  await saveContentNow();
  expect(JSON.parse(typed.get(place) ?? '')).toMatchObject({
    draft: { signature: [{ values: { text: 'Typed' } }] },
    base: { signature: [{ values: { text: 'One' } }] },
  });
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  await saveContentNow();
  expect(typed.size).toBe(0);
});

test('what could not be sent is saved when the server answers again', async () => {
  const { saveContentNow, state, write, writes } = await open();
  server.answer = () => ({ status: null });
  write('Typed');
  await saveContentNow();
  expect(state.save).toMatchObject({ phase: 'failed', problem: { code: 'unreachable' } });
  server.answer = () => ({ status: 200, body: content(2, 'Typed') });
  const { readReports } = await import('../api/companyContent.ts');
  await readReports(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(writes()).toHaveLength(2);
  expect(state.save.phase).toBe('saved');
});

test('what is of another shape is nothing', async () => {
  const { openContent, discardContent, state, typed } = await open();
  discardContent();
  typed.set(place, JSON.stringify({ draft: {}, base: {}, at: 1 }));
  await openContent();
  expect(state.save.phase).toBe('saved');
});
