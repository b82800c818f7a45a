/** The company content editor with a fake server, for tests of unsaved input. */
import type { CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import type { SectionInstance } from '@hangtag/contract/wire/section';
import { vi } from 'vitest';
import { type Answering, fakeBrowser } from './browser.ts';

/** The fake server's answer, which a test can replace. */
export const server: { answer: Answering } = { answer: () => ({ status: 204 }) };

/** A section of the signature. */
export const section = (id: string, text: string): SectionInstance => ({
  id,
  contentSectionId: 91,
  title: '',
  values: { text },
  assets: [],
  visible: true,
});

/** The content on the server. */
export const content = (version: number, text: string): CompanyContentAnswer => ({
  companyId: 7,
  published: false,
  publishDate: null,
  contentSavedDate: null,
  unpublishedContent: {
    schemaVersion: 1,
    signature: [section('a', text)],
    premium: [section('p', 'Kept')],
    ctas: [],
  },
  publishedContent: null,
  publishUrl: '/api/companies/7/publish',
  hasUnpublishedChanges: true,
  version,
  links: [],
  fileChanges: [],
  files: [],
  can: { edit: true, locked: null, editPremium: true, premiumLocked: null, checkLinks: false },
});

const user = { id: 1, companyId: 7, role: 'Admin', company: { timeZone: 'UTC' } };

/** Signs in and opens the first version of the content. */
export async function open() {
  vi.resetModules();
  server.answer = () => ({ status: 200, body: content(1, 'One') });
  const { sent, kept, typed } = fakeBrowser((call) =>
    call.path === '/api/user' ? { status: 200, body: user } : server.answer(call),
  );
  kept.set('hangtag.session', JSON.stringify({ userId: 1, startedAt: Date.now() }));
  const session = await import('../stores/session.ts');
  await session.startSession();
  const { companyContentEditor, resolveCompanyConflict } =
    await import('../stores/companyContentEditor.ts');
  await companyContentEditor.load(7);
  const write = (text: string) =>
    companyContentEditor.edit(7, (now) => ({ ...now, signature: [section('a', text)] }));
  const writes = () => sent.filter(({ method }) => method === 'PUT');
  const login = () => session.signIn('a@b.co', 'password', false);
  return {
    ...companyContentEditor,
    resolveCompanyConflict,
    editor: () => companyContentEditor.of(7),
    write,
    writes,
    typed,
    login,
  };
}
