import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import type { Browser } from 'playwright';
import { type DemoAccount, demoAccounts } from '../live/client.ts';

/** An Admin of the demo data, of a company on pro. */
export function memberOf(dataDir: string): DemoAccount {
  const account = demoAccounts(dataDir).find(
    ({ role, plan }) => role === 'Admin' && plan === 'pro',
  );
  if (!account) throw new Error('The demo data has no Admin of a company on pro.');
  return account;
}

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
