/** Signing in by the calls of the form, where it is not the subject of a journey. */
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { DemoAccount } from '@hangtag/tools/live/client';
import { type Page, expect } from '@playwright/test';
import { ownServer } from './servers.ts';

type Credentials = Pick<DemoAccount, 'email' | 'password'>;

/**
 * Gives the page's browser a session as the form does, without the form: cookies, and what the app stores. The page is
 * at an answer of the server afterwards.
 */
export async function openSession(page: Page, { email, password }: Credentials): Promise<void> {
  const { origin } = ownServer();
  const { request } = page.context();
  await request.get(`${origin}/sanctum/csrf-cookie`);
  const cookies = await page.context().cookies(origin);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await request.post(`${origin}/login`, {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: { email, password, timeZone: 'UTC' },
  });
  expect(answer.status(), `sign-in of ${email}`).toBe(204);
  const user = (await (await request.get(`${origin}/api/user`)).json()) as CurrentUser;
  // An answer that runs nothing, so that the app starts once, and signed in.
  await page.goto(`${origin}/health`);
  await page.evaluate(
    ([userId, companyId]) => {
      const stamp = { userId, startedAt: Date.now(), companyId };
      localStorage.setItem('hangtag.session', JSON.stringify(stamp));
    },
    [user.id, user.companyId] as const,
  );
}

/** Signs in by the calls of the form and opens an address. @param path Or a whole URL. @default the first screen, and waits for it */
export async function signInByCall(page: Page, who: Credentials, path?: string): Promise<void> {
  await openSession(page, who);
  await page.goto(new URL(path ?? '/', ownServer().origin).href);
  if (path === undefined)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}
