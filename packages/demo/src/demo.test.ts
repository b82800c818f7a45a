import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { ctaState } from '@hangtag/contract/rules/cta';
import { dayOf, plusDays } from '@hangtag/contract/rules/days';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import type { Company } from '@hangtag/contract/wire/company';
import type { CtasAnswer } from '@hangtag/contract/wire/cta';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import type { FilesAnswer } from '@hangtag/contract/wire/file';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { industryOf } from '@hangtag/server/companies/industries';
import { companies } from '@hangtag/server/db/schema/companies';
import { users } from '@hangtag/server/db/schema/users';
import { listMails } from '@hangtag/server/mail/storedMails';
import { scanCode } from '@hangtag/server/test/support/scan';
import { startTestServer } from '@hangtag/server/test/support/server';
import type { DemoAccount } from './accounts.ts';
import { ensureDemo } from './ensureDemo.ts';

let dataDir = '';

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('seeds companies of every kind, accounts and published pages once', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hangtag-demo-'));
  const server = await startTestServer({ dataDir });
  const accounts = await ensureDemo(server.services);

  const file = path.join(dataDir, 'demo-accounts.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(accounts);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const kinds = accounts.map(({ role, plan }: DemoAccount) => `${role} ${plan}`);
  for (const plan of ['pro', 'basic', 'demo', 'free', 'business', 'enterprise'])
    expect(kinds).toEqual(expect.arrayContaining([`Admin ${plan}`, `User ${plan}`]));
  expect(new Set(accounts.map((each) => each.password)).size).toBe(accounts.length);
  expect(await ensureDemo(server.services)).toEqual(accounts);

  const industries = await server.db.select({ industry: companies.industry }).from(companies);
  for (const { industry } of industries) expect(await industryOf(industry)).not.toBeNull();

  const emails = await listMails(server.db);
  const toWes = emails.find(({ recipient }) => recipient === 'wes.okafor@merrow.example');
  const token = toWes?.text.match(/register\?token=(\S+)/)?.[1] ?? '';
  const invite = await (await server.guest().get(`/adduser?token=${token}`)).json();
  expect(invite).toMatchObject({ invite: { companyName: 'Merrow Goods', role: 'User' } });
  expect(server.mails).toEqual([]);

  const superadmins = accounts.filter((each) => each.role === 'Superadmin');
  expect(superadmins.map((each) => each.companyId === 1)).toEqual([true, false]);

  const ines = accounts.find((each) => each.role === 'Admin' && each.plan === 'pro');
  if (!ines) throw new Error('There is no Admin on pro.');
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  const { email, password } = ines;
  expect((await client.post('/login', { email, password })).status).toBe(204);

  const read = async <T>(address: string) => (await (await client.get(address)).json()) as T;
  const home = `/api/companies/${ines.companyId}`;
  const { products, usage } = await read<ProductsAnswer>(`${home}/products`);
  expect(usage).toEqual({ used: 8, limit: 9 });
  const oil = products.data.find((each) => each.name === 'Harvest Olive Oil');
  expect(oil).toMatchObject({ published: true, changeCount: 3, gtin14: '09520104400441' });
  const unpublished = products.data.filter((each) => !each.published).map((each) => each.name);
  expect(unpublished).toEqual(['Linen Towel Set', 'Product name']);
  const small = await (await client.get(oil?.previewUrl ?? '')).arrayBuffer();
  const { width, height } = await sharp(small).metadata();
  expect([width, height]).toEqual([280, 280]);
  expect((await read<Company>(home)).logoFile?.fileUrl).toMatch(/^\/media\//);

  const log = await read<AuditLogAnswer>(`${home}/auditLog?size=100`);
  const dates = log.entries.data.map(({ at }) => at);
  expect(dates.length).toBeGreaterThan(10);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const authors = new Set(log.entries.data.map(({ actorName }) => actorName));
  expect(authors).toContain('Ines Calder');
  expect(authors).not.toContain('Hangtag');

  const { scans, firstSteps, notices } = await read<DashboardAnswer>(`${home}/dashboard`);
  expect([scans.days.every(({ count }) => count > 0), scans.before > 0]).toEqual([true, true]);
  expect(firstSteps).toBeNull();
  expect(notices).toMatchObject([
    { kind: 'dead', count: 38, name: 'Linen Towel Set' },
    { kind: 'links', count: 1, first: { label: 'Tell us how it tasted' } },
    { kind: 'descriptions', count: 2, productId: oil?.productId },
  ]);

  const today = dayOf(server.services.now(), 'America/New_York');
  const days = `from=${plusDays(today, -27)}&to=${today}`;
  const figures = await read<AnalyticsAnswer>(`${home}/analytics?${days}`);
  expect(figures.products[0]?.name).toBe('Harvest Olive Oil');
  for (const { name, clickVisits, ctaVisits } of figures.products)
    expect(clickVisits, name).toBeLessThanOrEqual(ctaVisits / 2);
  expect(figures.totals.visitors).toBeLessThan(figures.totals.views);
  expect(figures.totals.bots).toBeGreaterThan(1000);
  const { totals, before } = figures;
  expect(totals.clicks / (before?.clicks ?? 0)).toBeLessThan(2);
  const printed = figures.dead.find(({ product }) => product?.name === 'Linen Towel Set');
  expect(printed).toMatchObject({ reason: 'unpublished', printedOn: plusDays(today, -18) });

  const { ctas } = await read<CtasAnswer>(`${home}/ctas`);
  const now = server.services.now().getTime();
  const states = ctas.map((cta) => [cta.label, ctaState(cta, now), cta.endsAt !== null]);
  expect(states).toEqual([
    ['Order another bottle', 'live', false],
    ['See the winter box', 'live', true],
    ['Tell us how it tasted', 'live', false],
    ['Find a shop near you', 'live', false],
    ['Recipes for the week', 'scheduled', true],
    ['Write to us', 'live', false],
    ['Come to the pressing', 'ended', true],
    ['Follow the mill', 'off', false],
  ]);

  const page = await scanCode(server.guest(), '/01/09520104400441');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('Picked green in October and pressed the same night.');
  for (const words of ['From the quay at Portland', 'Harvest report 2026', 'COG-0417'])
    expect(html).toContain(words);

  const northmoor = accounts.find((each) => each.plan === 'business');
  const ofNorthmoor = eq(users.companyId, northmoor?.companyId ?? 0);
  const people = await server.db.select().from(users).where(ofNorthmoor);
  expect(people).toHaveLength(40);
  const [boss] = people.filter((each) => each.role === 'Admin' && each.status === 'Active');
  const northmoorClient = await server.as(boss ?? { id: 0 });
  const northmoorProducts = `/api/companies/${northmoor?.companyId}/products`;
  const seen = (await (await northmoorClient.get(northmoorProducts)).json()) as ProductsAnswer;
  expect(seen).toMatchObject({ usage: { used: 6, limit: 7 }, productCount: 7, archivedCount: 1 });
  const runner = seen.products.data.find((each) => each.name === 'Trail Runner Two');
  expect(runner).toMatchObject({ published: true, hasUnpublishedChanges: false, mp4File: null });
  expect(runner?.previewUrl).toMatch(/^\/media\//);
  const answer = await northmoorClient.get(`/api/companies/${northmoor?.companyId}/files`);
  const library = (await answer.json()) as FilesAnswer;
  expect(library.assetCount).toBeGreaterThanOrEqual(200);
  expect(new Set(library.assets.data.map(({ addedBy }) => addedBy)).size).toBeGreaterThan(1);
}, 180_000);
