import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

/** A signed-in user; every other call answers 401 once `isOver`. */
async function open() {
  let userId = 3;
  let isOver = false;
  const browser = fakeBrowser(({ path }) => {
    if (path === '/api/user')
      return { status: 200, body: { id: userId, company: { timeZone: 'UTC' } } as CurrentUser };
    return path.startsWith('/api/') && isOver ? { status: 401, body: {} } : { status: 204 };
  });
  vi.resetModules();
  const session = await import('../stores/session.ts');
  const forms = await import('./unsavedForms.ts');
  const { hasUnsaved } = await import('../stores/navigationGuard.ts');
  const { call } = await import('../api/client.ts');
  const signInAs = async (id: number) => {
    userId = id;
    await session.signIn('a@b.co', 'password', false);
  };
  const expire = async () => {
    isOver = true;
    await call('/api/anything').catch(() => undefined);
    isOver = false;
  };
  await signInAs(3);
  const discard = vi.fn<() => void>();
  const close = forms.pageForms.open({ name: 'tag/5', what: 'the tag' }, discard);
  return { ...browser, ...session, ...forms, hasUnsaved, signInAs, expire, discard, close };
}

afterEach(() => vi.unstubAllGlobals());

test('unsaved input survives the session for the same user only [X10]', async () => {
  const { pageForms, recoveredForm, close, expire, signInAs } = await open();
  pageForms.store('tag/5', { name: 'Vegan' });
  await expire();
  close();
  expect(pageForms.read('tag/5')).toBeNull();
  await signInAs(3);
  expect(pageForms.read('tag/5')).toEqual({ name: 'Vegan' });
  expect(recoveredForm('tag')).toBe('5');
  expect(recoveredForm('association')).toBeNull();
  await expire();
  await signInAs(4);
  expect(pageForms.read('tag/5')).toBeNull();
  expect(recoveredForm('tag')).toBeNull();
});

test('unsaved input is deleted when the form is unchanged, saved or closed by its user', async () => {
  const { pageForms, formSaved, typed, hasUnsaved, close } = await open();
  const store = () => pageForms.store('tag/5', { name: 'Vegan' });
  store();
  expect(hasUnsaved()).toBe(true);
  pageForms.store('tag/5', null);
  expect(hasUnsaved()).toBe(false);
  expect(typed.size).toBe(0);
  store();
  formSaved('tag/5');
  expect(hasUnsaved()).toBe(false);
  expect(typed.size).toBe(0);
  store();
  close();
  expect(hasUnsaved()).toBe(false);
  expect(typed.size).toBe(0);
});

test('unsaved input is deleted on sign-out', async () => {
  const { pageForms, close, signOut, signInAs, typed } = await open();
  pageForms.store('tag/5', { name: 'Vegan' });
  close();
  await signOut();
  await signInAs(3);
  expect(typed.size).toBe(0);
});

test('what a guest types is recovered without a question, counts as nobody’s, and ends with the next sign-in', async () => {
  const { pageForms, formSaved, hasUnsaved, signOut, signInAs } = await open();
  const { hasStoredInput } = await import('../stores/unsavedInput.ts');
  await signOut();
  const closeForm = pageForms.open({ name: 'register/open', what: 'the registration' }, () => {});
  pageForms.store('register/open', { name: 'Iris Sol' });
  expect(hasUnsaved()).toBe(false);
  expect(hasStoredInput()).toBe(false);
  closeForm();
  expect(pageForms.read('register/open')).toEqual({ name: 'Iris Sol' });
  formSaved('register/open');
  expect(pageForms.read('register/open')).toBeNull();
  pageForms.store('register/open', { name: 'Iris Sol' });
  await signInAs(3);
  await signOut();
  expect(pageForms.read('register/open')).toBeNull();
});

test('leaving waits for a save that runs', async () => {
  const { pageForms } = await open();
  const { mayLeave } = await import('../stores/navigationGuard.ts');
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = () => promise;
  pageForms.open({ name: 'files', what: 'names of files', save }, () => {});
  pageForms.store('files', { words: { 2: { alt: 'A tin' } } });
  const at = (path: string) => ({ path, search: '' });
  const leaving = mayLeave({ kind: 'move', from: at('/assets'), to: at('/product') });
  pageForms.store('files', null);
  resolve();
  expect(await leaving).toBe(true);
});
