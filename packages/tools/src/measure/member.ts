import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import type { Browser, BrowserContext } from 'playwright';
import { type DemoAccount, demoAccounts } from '../live/client.ts';

/** An Admin of the demo data. @param wanted The plan of the company. */
export function memberOf(dataDir: string, wanted: 'pro' | 'business' = 'pro'): DemoAccount {
  const account = demoAccounts(dataDir).find(
    ({ role, plan }) => role === 'Admin' && plan === wanted,
  );
  if (!account) throw new Error(`The demo data has no Admin of a company on ${wanted}.`);
  return account;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The same session at another port of this computer: cookies know no ports, what the page stores does. */
export const sessionAt = ({ cookies, origins }: Session, origin: string): Session => ({
  cookies,
  origins: origins.map((each) => ({ ...each, origin })),
});

/** The session of a person who has signed in on the screen, and one of their products. */
export async function signIn(browser: Browser, origin: string, account: DemoAccount) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const session = await context.storageState();
  const list = await page.request.get(`${origin}/api/companies/${account.companyId}/products`);
  const { products } = (await list.json()) as ProductsAnswer;
  const [product] = products.data;
  if (!product) throw new Error('The company has no product.');
  await context.close();
  return { session, productId: String(product.productId) };
}
