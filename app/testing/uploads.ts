/** A fake upload network and a signed-in user, for tests in Node. */
import { vi } from 'vitest';
import { type Answering, fakeBrowser } from './browser.ts';

/** Every upload request. */
export const requests: FakeRequest[] = [];
/** Records every toast. */
export const toast = vi.fn<(sentence: string) => void>();

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

/** The content of each file. */
export const bytes = 'x'.repeat(64);
/** A file of 64 bytes. */
export const file = (name = 'größe 1.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type });

/** Files are announced as 9, 10, … unless the test answers otherwise. */
export async function open(
  answer: (...sent: Parameters<Answering>) => ReturnType<Answering> | undefined = () => undefined,
) {
  let filesId = 9;
  const { sent } = fakeBrowser((one) => {
    const { path, method } = one;
    if (path === '/api/user')
      return { status: 200, body: { id: 3, companyId: 7, company: { timeZone: 'UTC' } } };
    const special = answer(one);
    if (special) return special;
    if (path === '/api/files' && method === 'POST')
      return { status: 201, body: { filesId, uploadUrl: `/api/uploads/${filesId++}?signature=s` } };
    return { status: 204 };
  });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.resetModules();
  const { signIn } = await import('../stores/session.ts');
  await signIn('a@b.co', 'password', false);
  vi.doMock('../stores/toasts.ts', () => ({
    toasts: { success: toast, error: toast, clear: toast },
  }));
  return { sent, ...(await import('../stores/uploads.ts')) };
}

/** The last upload request, once there are `count`. */
export function sending(count = 1): Promise<FakeRequest> {
  return vi.waitFor(() => {
    const request = requests.at(-1);
    if (!request?.isSent || requests.length < count) throw new Error('Not sent yet.');
    return request;
  });
}
