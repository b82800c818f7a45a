import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';
import { call, callFile, guestCall, watchCalls } from './client.ts';
import { toProblem } from './problem.ts';

afterEach(() => vi.unstubAllGlobals());

test('every call sends cookies, the script header and the token [F050] [F051]', async () => {
  const { sent } = fakeBrowser(() => ({ status: 200, body: {} }));
  await call('api/plans');
  expect(sent[0]?.path).toBe('/api/plans');
  expect(sent[0]?.credentials).toBe('include');
  expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('a=b');
  expect(sent[0]?.headers.get('Accept')).toBe('application/json');
});

test('a refused call is not repeated automatically', async () => {
  const { sent } = fakeBrowser(() => ({ status: 503, body: { message: 'Busy' } }));
  await expect(call('/api/cancelPlan')).rejects.toThrow();
  expect(sent).toHaveLength(1);
});

test('a guest’s write fetches the token first, and again after it expired [F217]', async () => {
  const answers = [204, 419, 204, 204];
  const { sent } = fakeBrowser(() => ({ status: answers.shift() ?? 500 }));
  await guestCall('/login', { email: 'a' });
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /sanctum/csrf-cookie',
    'POST /login',
    'GET /sanctum/csrf-cookie',
    'POST /login',
  ]);
});

test('a refusal passes on its message, fields and code [F049]', async () => {
  fakeBrowser(() => ({ status: 422, body: { message: 'No.', errors: { name: ['No.'] } } }));
  const onProblem = vi.fn<(problem: object) => void>();
  watchCalls({ onAnswer: () => undefined, onProblem });
  const problem = await call('/api/x', { method: 'PUT', body: {} }).catch(toProblem);
  expect(problem).toMatchObject({ code: 'invalid', fields: { name: ['No.'] }, status: 422 });
  expect(onProblem).toHaveBeenCalledOnce();
});

test('a call without an answer has its own message', async () => {
  fakeBrowser(() => ({ status: null }));
  const problem = await call('/api/x').catch(toProblem);
  expect(problem).toMatchObject({ code: 'unreachable', status: 0 });
});

test('a write names the version it is based on', async () => {
  const { sent } = fakeBrowser(() => ({ status: 200, body: {} }));
  await call('/api/x', { method: 'PUT', body: {}, ifMatch: 7 });
  expect(sent[0]?.headers.get('If-Match')).toBe('"7"');
});

test('a file is kept byte for byte, and a refused one says why', async () => {
  fakeBrowser(() => ({ status: 200 }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response('\ufeffseq', {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="serials.csv"',
        },
      }),
    ),
  );
  const file = await callFile('/api/x');
  expect([file.name, file.size]).toEqual(['serials.csv', 6]);
  fakeBrowser(() => ({ status: 409, body: { message: 'Handed out before.' } }));
  const problem = await callFile('/api/x', { method: 'POST', body: {} }).catch(toProblem);
  expect(problem).toMatchObject({ status: 409, message: 'Handed out before.' });
});
