import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

/** Every upload, as the network would see it. */
const requests: FakeRequest[] = [];
const toast = vi.fn<(sentence: string) => void>();

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  opened = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    requests.push(this);
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  isSent = false;
  send() {
    this.isSent = true;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, response: body });
    this.onload();
  }
}

const file = () => new File(['x'.repeat(64)], 'größe 1.jpg', { type: 'image/jpeg' });

async function open() {
  const { sent } = fakeBrowser(({ path, method }) => {
    if (path === '/api/user') return { status: 200, body: { id: 3, companyId: 7 } };
    if (path === '/api/files' && method === 'POST')
      return { status: 201, body: { filesId: 9, uploadUrl: '/api/uploads/9?signature=s' } };
    return { status: 204 };
  });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.resetModules();
  const { signIn } = await import('./session.ts');
  await signIn('a@b.co', 'password', false);
  vi.doMock('./news.ts', () => ({ news: { success: toast, error: toast, clear: toast } }));
  return { sent, ...(await import('./uploads.ts')) };
}

/** The upload that was sent last, once it is. */
function sending(count = 1): Promise<FakeRequest> {
  return vi.waitFor(() => {
    const request = requests.at(-1);
    if (!request?.isSent || requests.length < count) throw new Error('Not sent yet.');
    return request;
  });
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  requests.length = 0;
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[F247] [F248] [X3] a file is announced as active, then its body is sent with its headers', async () => {
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
  expect(currentUploads()[0]).toMatchObject({ share: 0.5, phase: 'sending' });
  request.answer(200, { filesId: 9 });
  expect(await arrived).toEqual([9]);
  expect(currentUploads()).toEqual([]);
});

test('[F057] [X13] a failed upload is logged and stands in its tile, without a toast; Retry sends it again', async () => {
  const { uploadFiles, retryUpload, currentUploads } = await open();
  const arrived = uploadFiles([file()], 'image', 'active');
  (await sending()).answer(415, { message: 'The file is no picture.' });
  expect(await arrived).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
  const [failed] = currentUploads();
  expect(failed).toMatchObject({ phase: 'failed', problem: { code: 'wrong_type' } });

  const again = retryUpload(failed?.key ?? '');
  (await sending(2)).answer(200, { filesId: 9 });
  expect(await again).toBe(9);
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
