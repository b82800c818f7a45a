import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { file, open, requests, sending, toast } from '../testing/uploads.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  requests.length = 0;
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file is announced as active, then its body is sent with its headers [F247] [F248] [X3]', async () => {
  const { uploadFiles, currentUploads, sent } = await open();
  const arrived = uploadFiles([file()], 'image', 'active');
  const request = await sending();
  expect(sent.find(({ path }) => path === '/api/files')?.body).toEqual({
    companyId: 7,
    fileName: 'größe 1.jpg',
    type: 'image',
    status: 'active',
  });
  expect(request.opened).toBe('PUT http://app.example/api/uploads/9?signature=s');
  expect(request.headers).toMatchObject({
    'X-Filename': 'gr%C3%B6%C3%9Fe%201.jpg',
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'no-cache',
  });
  request.upload.onprogress?.({ loaded: 32, total: 64 });
  expect(currentUploads()[0]).toMatchObject({ share: 0.5, bytes: 64, phase: 'sending' });
  request.answer(200, { filesId: 9 });
  expect(await arrived).toEqual([9]);
  expect(currentUploads()).toEqual([]);
});

test('a file for another library is compared, announced and shown there', async () => {
  const { uploadFiles, currentUploads, sent } = await open();
  void uploadFiles([file()], 'image', 'active', 1);
  await sending();
  expect(sent.find(({ path }) => path === '/api/files')?.body).toMatchObject({ companyId: 1 });
  expect(sent.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/api\/companies\/1\/files/),
  );
  expect(currentUploads()).toMatchObject([{ companyId: 1 }]);
});

test('an upload whose file is listed already, by the refresh of another, is no longer under way', async () => {
  const { unlisted, uploadFiles, currentUploads } = await open();
  void uploadFiles([file()], 'image', 'active');
  await sending();
  const [upload] = currentUploads();
  if (!upload) throw new Error('Nothing is under way.');
  const stored = { ...upload, phase: 'finishing', filesId: 9 } as const;
  expect(unlisted([upload, stored], [{ filesId: 9 }])).toEqual([upload]);
  expect(unlisted([upload, stored], [{ filesId: 8 }])).toEqual([upload, stored]);
});

test('a failed upload is logged and shown in its tile, without a toast; Retry sends it again [F057] [X13]', async () => {
  const { uploadFiles, retryUpload, currentUploads, sent } = await open();
  const arrived = uploadFiles([file()], 'image', 'active');
  (await sending()).answer(500, { message: 'Broken.' });
  expect(await arrived).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
  const [failed] = currentUploads();
  expect(failed).toMatchObject({ phase: 'failed', problem: { code: 'server' } });

  const again = retryUpload(failed?.key ?? '');
  (await sending(2)).answer(200, { filesId: 9 });
  expect(await again).toBe(9);
  expect(sent.filter(({ path }) => path === '/api/files')).toHaveLength(1);
});

test.each([413, 415, 422])('an upload refused with %i is not offered for retry', async (status) => {
  const { uploadFiles, currentUploads } = await open();
  const arrived = uploadFiles([file()], 'image', 'active');
  (await sending()).answer(status, { message: 'The file is no picture.' });
  expect(await arrived).toEqual([]);
  expect(currentUploads()).toMatchObject([{ phase: 'refused' }]);
});

test('a stopped upload leaves nothing behind', async () => {
  const { uploadFiles, cancelUpload, currentUploads, sent } = await open();
  const arrived = uploadFiles([file()], 'image', 'active');
  await sending();
  cancelUpload(currentUploads()[0]?.key ?? '');
  expect(await arrived).toEqual([]);
  expect(currentUploads()).toEqual([]);
  const removed = sent.filter(({ method }) => method === 'DELETE');
  expect(removed.map(({ path }) => path)).toEqual(['/api/files/9']);
});

test('three are sent at once; the others wait in order, and one stopped there is never announced', async () => {
  const { uploadFiles, cancelUpload, currentUploads, sent } = await open();
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  const arrived = uploadFiles(
    names.map((name) => file(name)),
    'image',
    'active',
  );
  await sending(3);
  expect(currentUploads().map(({ phase }) => phase)).toEqual([
    'sending',
    'sending',
    'sending',
    'waiting',
    'waiting',
  ]);
  cancelUpload(currentUploads()[3]?.key ?? '');
  requests[0]?.answer(200, { filesId: 9 });
  await sending(4);
  for (const request of requests.slice(1)) request.answer(200, { filesId: 1 });
  expect(await arrived).toHaveLength(4);
  const announced = sent.filter(({ path }) => path === '/api/files');
  expect(announced.map(({ body }) => (body as { fileName: string }).fileName).toSorted()).toEqual([
    '1.jpg',
    '2.jpg',
    '3.jpg',
    '5.jpg',
  ]);
});

test('leaving the page asks first while files upload, and not because of a failed one', async () => {
  const listen =
    vi.fn<(type: string, hear: (event: { preventDefault: () => void }) => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  const { uploadFiles, currentUploads } = await open();
  const isAsked = () => {
    const preventDefault = vi.fn<() => void>();
    for (const [type, hear] of listen.mock.calls)
      if (type === 'beforeunload') hear({ preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  expect(isAsked()).toBe(false);
  const arrived = uploadFiles([file()], 'image', 'active');
  const request = await sending();
  expect(isAsked()).toBe(true);
  request.answer(415, { message: 'The file is no picture.' });
  await arrived;
  expect(currentUploads()).toHaveLength(1);
  expect(isAsked()).toBe(false);
});

test('a video that this browser cannot play is stored without a poster', async () => {
  const { uploadFiles, sent } = await open();
  const arrived = uploadFiles([file('harvest.mp4', 'video/mp4')], 'movie', 'active');
  (await sending()).answer(200, { filesId: 9, name: 'harvest.mp4', status: 'active' });
  expect(await arrived).toEqual([9]);
  expect(sent.filter(({ path }) => path === '/api/files')).toHaveLength(1);
});
