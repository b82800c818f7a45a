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

test('a part is saved once after the last key, and the other part is not sent', async () => {
  const { editor, write, writes } = await open();
  server.answer = () => ({ status: 200, body: content(2, 'Three') });
  write('Two');
  await vi.advanceTimersByTimeAsync(500);
  write('Three');
  await vi.advanceTimersByTimeAsync(800);
  expect(editor().save.phase).toBe('saved');
  expect(writes().map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ unpublishedContent: { signature: [section('a', 'Three')] } }, '"1"'],
  ]);
});

test('a refused save keeps the input and shows the reason', async () => {
  const { saveNow, editor, write } = await open();
  server.answer = () => ({
    status: 422,
    body: { message: 'Too long.', errors: { a: ['Too long.'] } },
  });
  write('Two');
  await saveNow(7);
  expect(editor().save).toMatchObject({ phase: 'failed', problem: { message: 'Too long.' } });
  expect(editor().draft?.signature).toEqual([section('a', 'Two')]);
});

test('a stale write keeps both versions until the user decides, and saves on top of the server’s', async () => {
  const { saveNow, resolveCompanyConflict, editor, write, writes } = await open();
  server.answer = ({ method, headers }) => {
    if (method === 'GET') return { status: 200, body: content(4, 'Theirs') };
    return headers.get('If-Match') === '"4"'
      ? { status: 200, body: content(5, 'Both') }
      : { status: 409, body: { message: 'Ruth saved.', code: 'stale_write' } };
  };
  write('Mine');
  await saveNow(7);
  expect(editor().save).toMatchObject({ phase: 'stale', versions: { server: { version: 4 } } });
  expect(editor().draft?.signature).toEqual([section('a', 'Mine')]);
  await resolveCompanyConflict(7, {
    sections: [section('a', 'Both'), section('p', 'Kept')],
    ctas: [],
  });
  expect(writes().at(-1)?.body).toEqual({
    unpublishedContent: { signature: [section('a', 'Both')] },
  });
  expect(editor().save.phase).toBe('saved');
});

test('publishing saves first, and fails with the refusal of the save', async () => {
  const { publish, editor, write, writes } = await open();
  server.answer = () => ({ status: 200, body: content(2, 'Two') });
  write('Two');
  expect(await publish(7, 'publish')).toBe(true);
  expect(writes().map(({ path }) => path)).toEqual([
    '/api/companies/7/content',
    '/api/companies/7/publish',
  ]);
  server.answer = () => ({ status: 500, body: { message: 'Server Error' } });
  write('Three');
  expect(await publish(7, 'publish')).toBe(false);
  expect(editor().publishing.problem).not.toBeNull();
  expect(writes().at(-1)?.path).toBe('/api/companies/7/content');
});
