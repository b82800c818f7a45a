/** The product editor with a fake server, for tests of unsaved input. */
import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { vi } from 'vitest';
import { type Answering, fakeBrowser } from './browser.ts';

/** The fake server's answer, which a test can replace. */
export const server: { answer: Answering } = { answer: () => ({ status: 204 }) };

/** Toasts need a window; tests inspect their texts. */
export const toasts = {
  success: vi.fn<(sentence: string) => void>(),
  error: vi.fn<(sentence: string) => void>(),
};

/** The path of product 5. */
export const path = '/api/companies/7/products/5';

/** A draft that differs only in its model. */
export const draft = (model: string): ProductContent => ({
  ...blankContent,
  summary: { ...blankSummary, name: 'Oil', model },
});

/** Product 5 on the server. */
export const product = (version: number, model: string) =>
  ({
    productId: 5,
    companyId: 7,
    version,
    unpublishedContent: draft(model),
    publishedContent: null,
    files: [],
    can: {
      edit: true,
      publish: true,
      locked: null,
      changeStatus: true,
      restoreLocked: null,
      checkLinks: false,
    },
  }) as Partial<ProductAnswer> as ProductAnswer;

/** An edit of the model. */
export const named = (model: string) => (now: ProductContent) => ({
  ...now,
  summary: { ...now.summary, model },
  assets: [],
});

/** Opens product 5 in a fresh store as a signed-in user. */
export async function open() {
  const browser = fakeBrowser((sent) =>
    sent.path === '/api/user'
      ? { status: 200, body: { id: 3, companyId: 7, company: { timeZone: 'UTC' } } }
      : server.answer(sent),
  );
  vi.resetModules();
  const { signIn } = await import('../stores/session.ts');
  vi.doMock('../stores/toasts.ts', () => ({ toasts }));
  const { productEditor } = await import('../stores/productEditor.ts');
  server.answer = () => ({ status: 204 });
  await signIn('a@b.co', 'password', false);
  server.answer = () => ({ status: 200, body: product(1, 'OL-1') });
  await productEditor.load(5);
  const writes = () => browser.sent.filter(({ method }) => method === 'PUT');
  const login = () => signIn('a@b.co', 'password', false);
  const { typed } = browser;
  return { ...productEditor, editor: () => productEditor.of(5), writes, typed, login };
}
