import type { Company } from '@hangtag/contract/wire/company';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const company = (patch: object = {}) =>
  ({ companyId: 7, companyName: 'Merrow', version: 4, ...patch }) as Company;
const toasts = { success: vi.fn<(said: string) => void>() };
type Calls = PromiseWithResolvers<Company>[];

/** A loaded company, whose next reads and writes answer when the test decides. */
async function open() {
  fakeBrowser(({ path }) =>
    path === '/api/user'
      ? { status: 200, body: { id: 3, companyId: 7, company: { timeZone: 'UTC' } } }
      : { status: 204 },
  );
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ toasts }));
  vi.doMock('valtio', async (valtio) => ({
    ...(await valtio<typeof import('valtio')>()),
    useSnapshot: (state: object) => state,
  }));
  const { signIn, signOut } = await import('./session.ts');
  const { CallFailed, toProblem } = await import('../api/problem.ts');
  const { createCompanyEditor } = await import('./companyEditor.ts');
  await signIn('a@b.co', 'password', false);
  const reads: Calls = [];
  const writes: Calls = [];
  const asked = (among: Calls) => {
    const call = Promise.withResolvers<Company>();
    among.push(call);
    return call.promise;
  };
  const editor = createCompanyEditor<Company, Partial<Company>>({
    read: () => asked(reads),
    write: () => asked(writes),
  });
  const loading = editor.load(7);
  reads[0]?.resolve(company());
  await loading;
  const stale = () => new CallFailed({ ...toProblem(null), status: 409 });
  return { editor, reads, writes, signOut, stale };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('./toasts.ts');
  vi.doUnmock('valtio');
});

test('a read requested before a write does not overwrite its result', async () => {
  const { editor, reads, writes } = await open();
  const reading = editor.load(7);
  const saving = editor.save({ companyName: 'Merrow & Co' });
  writes[0]?.resolve(company({ companyName: 'Merrow & Co', version: 5 }));
  await saving;
  reads[1]?.resolve(company());
  await reading;
  expect(editor.use(7)).toMatchObject({
    company: { phase: 'ready', data: { companyName: 'Merrow & Co', version: 5 } },
    saving: { phase: 'idle' },
  });
});

test('reloading the company keeps its running save, and another company does not', async () => {
  const { editor, writes } = await open();
  const saving = editor.save({ companyName: 'Merrow & Co' });
  void editor.load(7);
  expect(editor.use(7).saving).toEqual({ phase: 'busy' });
  expect(await editor.save({ companyName: 'Twice' })).toBe(false);
  expect(writes).toHaveLength(1);
  void editor.load(8);
  expect(editor.use(8).saving).toEqual({ phase: 'idle' });
  writes[0]?.resolve(company({ version: 5 }));
  await saving;
  expect(editor.use(8).company.phase).toBe('loading');
});

test('a save on an old version shows what another user saved, and continues from it', async () => {
  const { editor, reads, writes, stale } = await open();
  const saving = editor.save({ companyName: 'Mine' });
  const serverVersion = company({ companyName: 'Theirs', version: 5 });
  writes[0]?.reject(stale());
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.resolve(serverVersion);
  expect(await saving).toBe(false);
  expect(editor.use(7)).toMatchObject({
    company: { data: { companyName: 'Merrow' } },
    saving: { phase: 'stale', serverVersion },
  });
  editor.settle(serverVersion);
  expect(editor.use(7)).toMatchObject({
    company: { data: { companyName: 'Theirs' } },
    saving: { phase: 'idle' },
  });
});

test('the next user sees no company and no late save of the previous one', async () => {
  const { editor, writes, signOut } = await open();
  const saving = editor.save({ companyName: 'Merrow & Co' });
  await signOut();
  writes[0]?.resolve(company({ companyName: 'Merrow & Co', version: 5 }));
  await saving;
  expect(editor.use(7)).toEqual({ company: { phase: 'idle' }, saving: { phase: 'idle' } });
  expect(toasts.success).not.toHaveBeenCalled();
});
