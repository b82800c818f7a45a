import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytes, file, open, requests, sending } from '../testing/uploads.ts';

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file that is not accepted is reported by name before anything is sent', async () => {
  const { uploadFiles, retryUpload, currentUploads, sent } = await open();
  const large = file('large.png', 'image/png');
  Object.defineProperty(large, 'size', { value: 21 * 1024 ** 2 });
  const wrong = [
    file('notes.txt', 'text/plain'),
    large,
    new File([], 'empty.png', { type: 'image/png' }),
  ];
  expect(await uploadFiles(wrong, 'image', 'active')).toEqual([]);
  expect(currentUploads().map(({ phase, sentence }) => [phase, sentence])).toEqual([
    ['refused', 'This is not a picture. Choose JPG, PNG, WebP, AVIF, GIF or SVG.'],
    ['refused', 'This file is too large. A picture may have 20 MB.'],
    ['refused', 'This file is empty.'],
  ]);
  expect(await retryUpload(currentUploads()[0]?.key ?? '')).toBeNull();
  expect(sent.filter(({ path }) => path.startsWith('/api/files'))).toEqual([]);
});

test('a file that the library has is offered instead, and sent only on request', async () => {
  const duplicate = { filesId: 4, name: 'Bottle' };
  const { uploadFiles, uploadAnyway, currentUploads, sent } = await open(({ path }) =>
    path.includes('sha256=') ? { status: 200, body: { assets: { data: [duplicate] } } } : undefined,
  );
  expect(await uploadFiles([file()], 'image', 'active')).toEqual([]);
  const [held] = currentUploads();
  expect(held).toMatchObject({ phase: 'duplicate', duplicate });
  expect(requests).toEqual([]);
  const asked = sent.find(({ path }) => path.includes('sha256='))?.path ?? '';
  const query = new URLSearchParams(asked.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    type: 'image',
    status: 'active',
    size: '1',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const again = uploadAnyway(held?.key ?? '');
  (await sending()).answer(200, { filesId: 9 });
  expect(await again).toBe(9);
});

test('an expired address is requested again, and the same file is sent there [F249]', async () => {
  const { uploadFiles, sent } = await open(({ path, method }) =>
    path === '/api/files/9' && method === 'PUT'
      ? { status: 200, body: { filesId: 9, uploadUrl: '/api/uploads/9?signature=new' } }
      : undefined,
  );
  const arrived = uploadFiles([file()], 'image', 'active');
  (await sending()).answer(403, { message: 'Invalid signature.' });
  const second = await sending(2);
  expect(second.opened).toBe('PUT http://app.example/api/uploads/9?signature=new');
  second.answer(200, { filesId: 9 });
  expect(await arrived).toEqual([9]);
  expect(
    sent.filter(({ method, path }) => method === 'PUT' && path === '/api/files/9'),
  ).toHaveLength(1);
});

test('an expired address is not tried', async () => {
  const { uploadFiles, retryUpload, currentUploads } = await open(({ path, method }) =>
    path === '/api/files/9' && method === 'PUT'
      ? { status: 200, body: { filesId: 9, uploadUrl: '/api/uploads/9?signature=new' } }
      : undefined,
  );
  const arrived = uploadFiles([file()], 'image', 'active');
  (await sending()).answer(500, { message: 'Server Error' });
  await arrived;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * 60 * 1000);
  const again = retryUpload(currentUploads()[0]?.key ?? '');
  const second = await sending(2);
  expect(second.opened).toContain('signature=new');
  second.answer(200, { filesId: 9 });
  expect(await again).toBe(9);
});

test('an upload stopped by a lost connection continues when it is back', async () => {
  let isDown = false;
  const { uploadFiles, currentUploads } = await open(() => (isDown ? { status: null } : undefined));
  const { readCurrentUser } = await import('../api/auth.ts');
  const arrived = uploadFiles([file()], 'image', 'active');
  const request = await sending();
  isDown = true;
  request.onerror();
  expect(await arrived).toEqual([]);
  expect(currentUploads()[0]).toMatchObject({ phase: 'failed', problem: { code: 'unreachable' } });
  isDown = false;
  await readCurrentUser();
  (await sending(2)).answer(200, { filesId: 9 });
  await vi.waitFor(() => expect(currentUploads()).toEqual([]));
});
