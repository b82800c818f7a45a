import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { ProductAnswer, ProductContent } from '@hangtag/contract/wire/product';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

const path = '/api/companies/7/products/5';
const draft = (model: string): ProductContent => ({
  schemaVersion: 1,
  title: '',
  headers: [],
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
  summary: { name: 'Oil', model, upcCode: null, appLogoFilesId: null },
});
const product = (version: number, model: string) =>
  ({
    productId: 5,
    companyId: 7,
    version,
    unpublishedContent: draft(model),
    publishedContent: null,
    files: [],
  }) as Partial<ProductAnswer> as ProductAnswer;
const named = (model: string) => (now: ProductContent) => ({
  ...now,
  summary: { ...now.summary, model },
});

let answering: Answering;

async function open() {
  const browser = fakeBrowser((sent) =>
    sent.path === '/api/user'
      ? { status: 200, body: { id: 3, companyId: 7 } satisfies Partial<CurrentUser> }
      : answering(sent),
  );
  vi.resetModules();
  const { signIn } = await import('./session.ts');
  const editors = await import('./editors.ts');
  const store = await import('./product.ts');
  answering = () => ({ status: 204 });
  await signIn('a@b.co', 'password', false);
  answering = () => ({ status: 200, body: product(1, 'OL-1') });
  await store.openProduct(5);
  const writes = () => browser.sent.filter(({ method }) => method === 'PUT');
  return { ...store, editor: () => editors.editorOf(5), writes };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a draft is saved once, after the last key, based on the version it was loaded in', async () => {
  const { editDraft, editor, writes } = await open();
  answering = () => ({ status: 200, body: product(2, 'OL-12') });
  editDraft(5, named('OL-11'));
  await vi.advanceTimersByTimeAsync(500);
  editDraft(5, named('OL-12'));
  expect(editor().save.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(800);
  expect(editor().save.phase).toBe('saved');
  expect(writes().map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ model: 'OL-12' }, '"1"'],
  ]);
});

test('what is typed while a save is under way is saved after it', async () => {
  const { editDraft, editor, saveNow, writes } = await open();
  answering = () => ({ status: 200, body: product(2, 'A') });
  editDraft(5, named('A'));
  const saving = saveNow(5);
  editDraft(5, named('B'));
  await saving;
  expect(editor().draft?.summary.model).toBe('B');
  expect(editor().save.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(800);
  expect(writes().map(({ body }) => body)).toEqual([{ model: 'A' }, { model: 'B' }]);
  expect(writes()[1]?.headers.get('If-Match')).toBe('"2"');
});

test('a refused save keeps what was typed and says why', async () => {
  const { editDraft, editor, saveNow, hasUnsavedWork, openProduct } = await open();
  answering = () => ({ status: 422, body: { message: 'Taken.', errors: { model: ['Taken.'] } } });
  editDraft(5, named('OL-9'));
  await saveNow(5);
  expect(editor().save).toMatchObject({
    phase: 'failed',
    problem: { fields: { model: ['Taken.'] } },
  });
  expect(hasUnsavedWork()).toBe(true);
  answering = () => ({ status: 200, body: product(2, 'OL-9') });
  await openProduct(5);
  expect(editor().draft?.summary.model).toBe('OL-9');
  expect(editor().save.phase).toBe('saved');
});

test('a stale write keeps both texts until the person decides', async () => {
  const { editDraft, editor, saveNow, keepMine, writes } = await open();
  answering = () => ({ status: 409, body: { message: 'Ruth saved.', code: 'stale_write' } });
  editDraft(5, named('MINE'));
  await saveNow(5);
  expect(editor().save).toMatchObject({ phase: 'stale' });
  editDraft(5, named('MINE-2'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes()).toHaveLength(1);
  answering = ({ method }) => ({
    status: 200,
    body: method === 'GET' ? product(4, 'THEIRS') : product(5, 'MINE-2'),
  });
  await keepMine(5);
  expect(writes()[1]?.headers.get('If-Match')).toBe('"4"');
  expect(editor().draft?.summary.model).toBe('MINE-2');
  expect(editor().save.phase).toBe('saved');
});

test('taking the other text drops one’s own', async () => {
  const { editDraft, editor, saveNow, takeTheirs } = await open();
  answering = () => ({ status: 409, body: { message: 'Ruth saved.', code: 'stale_write' } });
  editDraft(5, named('MINE'));
  await saveNow(5);
  answering = () => ({ status: 200, body: product(4, 'THEIRS') });
  await takeTheirs(5);
  expect(editor().draft?.summary.model).toBe('THEIRS');
  expect(editor().save.phase).toBe('saved');
});

test('a session that ends does not take what was typed', async () => {
  const { editDraft, editor, saveNow, openProduct, writes } = await open();
  const { signIn } = await import('./session.ts');
  answering = () => ({ status: 401, body: { message: 'Unauthenticated.' } });
  editDraft(5, named('KEPT'));
  await saveNow(5);
  answering = () => ({ status: 204 });
  await signIn('a@b.co', 'password', false);
  answering = () => ({ status: 200, body: product(2, 'KEPT') });
  await openProduct(5);
  expect(writes().at(-1)?.body).toEqual({ model: 'KEPT' });
  expect(editor().draft?.summary.model).toBe('KEPT');
  expect(path).toBe(writes().at(-1)?.path);
});
