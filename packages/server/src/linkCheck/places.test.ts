/** Every place of a published page that leads elsewhere is checked, and says so where it is mended. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnualReportsAnswer } from '@hangtag/contract/wire/annualReport';
import type { CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import type { DashboardAnswer, Notice } from '@hangtag/contract/wire/dashboard';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { links } from '../db/schema/links.ts';
import { ctaFixture, winter } from '../../test/support/ctaFixture.ts';
import { section } from '../../test/support/products.ts';
import { makeUser } from '../../test/support/users.ts';
import { definitionsOf } from '../content/definitions.ts';
import { recountUses } from '../start/recountUses.ts';
import { sweep } from '../start/sweep.ts';
import { checkDueLinks } from './job.ts';
import type { Network } from './pin.ts';

const HOUR = 3600;
const VIMEO = 'https://vimeo.com/76979871';
const embedded = { id: 1, type: 'movie', filesId: null, embedUrl: VIMEO };
const care = { href: 'https://care.example/mug' };
const report = { year: 2025, title: 'Water', url: 'https://report.example/2025' };

let fixture: Awaited<ReturnType<typeof ctaFixture>>;
let resolved: string[];

/** No host has an address, so that every link is broken and no request is made. */
const network: Network = {
  resolve(host) {
    resolved.push(host);
    return Promise.resolve([]);
  },
  isPublic: () => false,
  ports: new Set(['']),
  timeoutMs: 1,
  pace: () => Promise.resolve(),
};

beforeEach(async () => {
  fixture = await ctaFixture();
  resolved = [];
});

/** Checks twice, so that failures are believed. */
async function runTwice() {
  const { db, now } = fixture.server.services;
  const tools = { db, now, config: { publicUrl: 'https://pages.example', checksLinks: true } };
  await checkDueLinks(tools, new AbortController().signal, network);
  fixture.server.advance(7 * HOUR);
  await checkDueLinks(tools, new AbortController().signal, network);
}

/** A colleague who has just signed in: the session of the first one is over after hours. */
const colleague = async () =>
  fixture.server.as(
    await makeUser(fixture.server.db, { id: fixture.companyId }, { role: 'Admin' }),
  );
const of = (rest: string) => `/api/companies/${fixture.companyId}${rest}`;
const read = async <Answer>(path: string) =>
  (await (await (await colleague()).get(path)).json()) as Answer;
const product = () => read<ProductAnswer>(of(`/products/${fixture.productId}`));
const notices = async () => (await read<DashboardAnswer>(of('/dashboard'))).notices;
const first = (found: readonly Notice[]) => found.flatMap((each) => ('first' in each ? each : []));

async function definition(slug: string): Promise<number> {
  const all = await definitionsOf(fixture.server.db, fixture.companyId);
  return all.find((each) => each.slug === slug)?.id ?? 0;
}

/** Gives the draft a film at another site, and a section with an address. */
async function writeDraft() {
  const id = await definition('questions');
  const values = { text: 'Ask us.', url: 'https://help.example/ask' };
  const answer = await fixture.client.put(of(`/products/${fixture.productId}`), {
    unpublishedContent: { title: '', headers: [embedded], sections: [section(id, values)] },
  });
  expect(answer.status).toBe(200);
}

describe('checking links of pages', () => {
  it('asks for films and addresses in sections, and says in the product which are broken', async () => {
    await writeDraft();
    await runTwice();
    expect([...new Set(resolved)].toSorted()).toEqual(['help.example', 'vimeo.com']);
    const { links: found, can } = await product();
    expect(found.map(({ address, check, cta }) => [address, check.state, cta])).toEqual(
      expect.arrayContaining([
        [VIMEO, 'broken', null],
        ['https://help.example/ask', 'broken', null],
      ]),
    );
    expect(can.checkLinks).toBe(false);
  });

  it('a broken link of a draft is no notice; of a live page it is, with its product', async () => {
    await writeDraft();
    await runTwice();
    expect(first(await notices())).toEqual([]);
    fixture = { ...fixture, client: await colleague() };
    const answer = await fixture.client.put((await product()).publishUrl, {});
    expect(answer.status).toBe(200);
    const { productId } = fixture;
    expect(first(await notices())).toEqual([
      {
        kind: 'links',
        count: 1,
        first: { place: 'product', id: productId, label: 'Harvest Olive Oil' },
      },
    ]);
  });

  it('a product lists the broken calls to action that its draft names', async () => {
    const { ctaId } = await fixture.add();
    await fixture.choose(ctaId);
    await runTwice();
    expect((await product()).links).toMatchObject([
      { address: winter.target, check: { state: 'broken' }, cta: { ctaId, label: winter.label } },
    ]);
  });

  it('asks for annual reports, and their list says what was found', async () => {
    await fixture.client.post(of('/annualReports'), report);
    await fixture.client.post(of('/annualReports'), {
      ...report,
      url: 'https://off.example',
      status: 'inactive',
    });
    await runTwice();
    expect([...new Set(resolved)]).toEqual(['report.example']);
    const { annualReports, can } = await read<AnnualReportsAnswer>(of('/annualReports'));
    expect(annualReports.map(({ lastCheck }) => lastCheck?.state)).toEqual(['broken', undefined]);
    expect(can.checkLinks).toBe(false);
    expect(first(await notices())).toMatchObject([
      { count: 1, first: { place: 'report', label: 'Water' } },
    ]);
  });

  it('asks for addresses in the company content and in its form', async () => {
    const id = await definition('brand-story');
    const values = { text: 'The mill.', url: 'https://mill.example' };
    await fixture.client.put(of('/content'), {
      unpublishedContent: { signature: [section(id, values)] },
    });
    await fixture.client.put(of('/publish'), {});
    await fixture.client.put(of(''), { url: 'https://website.example' });
    await runTwice();
    expect([...new Set(resolved)].toSorted()).toEqual(['mill.example', 'website.example']);
    expect((await read<CompanyContentAnswer>(of('/content'))).links).toMatchObject([
      { address: 'https://mill.example', check: { state: 'broken' }, cta: null },
    ]);
    expect(first(await notices())).toMatchObject([{ count: 2, first: { place: 'content' } }]);
  });

  it('asks for the address of a recall while it is shown', async () => {
    const recalls = of(`/products/${fixture.productId}/recalls`);
    const url = 'https://recall.example';
    const body = { lot: '', message: 'Do not eat it.', url, telephone: '' };
    expect((await fixture.client.post(recalls, body)).status).toBe(201);
    await runTwice();
    expect([...new Set(resolved)]).toEqual(['recall.example']);
    expect(first(await notices())).toMatchObject([
      { first: { place: 'recall', id: fixture.productId } },
    ]);
  });

  it('asks for a code’s own links, and says so where the code is', async () => {
    const path = of(`/products/${fixture.productId}/codeLinks`);
    await fixture.client.post(path, { ...care, type: 'instructions', title: 'Care' });
    await fixture.publish();
    await runTwice();
    expect([...new Set(resolved)]).toEqual(['care.example']);
    const links = [{ ...care, lastCheck: { state: 'broken' } }];
    expect(await read(path)).toMatchObject({ links, can: { edit: true, checkLinks: false } });
    const place = { place: 'codeLink', id: fixture.productId, label: 'Harvest Olive Oil' };
    expect(first(await notices())).toMatchObject([{ first: place }]);
  });

  it('asks once for an address that stands in several places, and forgets it when it stands in none', async () => {
    await fixture.add({ label: 'Read', target: report.url });
    const made = await fixture.client.post(of('/annualReports'), report);
    const [{ id } = { id: 0 }] = ((await made.json()) as AnnualReportsAnswer).annualReports;
    await runTwice();
    expect(resolved).toEqual(['report.example', 'report.example']);
    const { db, services } = fixture.server;
    const client = await colleague();
    const of1 = `/annualReports/${id}`;
    await client.delete(of(of1));
    await sweep(db, services.now());
    expect(await db.$count(links)).toBe(1);
    const { ctas } = (await (await client.get(fixture.of())).json()) as {
      ctas: { ctaId: number }[];
    };
    await client.delete(fixture.of(`/${ctas[0]?.ctaId}`));
    await sweep(db, services.now());
    expect(await db.$count(links)).toBe(0);
  });

  it('the recount knows the addresses of drafts and pages', async () => {
    await writeDraft();
    await fixture.publish();
    expect(await recountUses(fixture.server.services)).toBe(0);
  });

  it('asks one address when a person wants it, but only one of their company', async () => {
    await fixture.client.post(of('/annualReports'), report);
    const { services } = fixture.server;
    const check = async (address: string) => fixture.client.post(of('/links/check'), { address });
    expect((await check(report.url)).status).toBe(409);
    const config = { ...services.config, checksLinks: true };
    Object.assign(services, { config, linkNetwork: network });
    const answer = await check(report.url);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { found: { state: 'broken' } },
    ]);
    expect((await check('https://elsewhere.example')).status).toBe(404);
    expect(resolved).toEqual(['report.example']);
    const [row] = await services.db.select().from(links).where(eq(links.address, report.url));
    expect(row).toMatchObject({ state: null, failures: 1 });
  });
});
