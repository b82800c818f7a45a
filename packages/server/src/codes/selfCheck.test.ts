import { beforeEach, describe, expect, it } from 'vitest';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { issuedCodes } from '../db/schema/codes.ts';
import { sendAlerts } from '../alerts/send.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { makeBuyer, makeSuperadmin, sell } from '../../test/support/saleFixture.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { checkIssuedCodes } from './selfCheck.ts';

const WEEK = 7 * 24 * 3600;

let server: TestServer;
let client: TestClient;
let ines: { readonly id: number };
let product: ProductAnswer;
let path: string;
let asked: string[];

beforeEach(async () => {
  server = await startTestServer({
    publicUrl: 'https://new.example',
    publicHosts: ['old.example'],
  });
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  ines = await makeUser(server.db, company, { role: 'Admin', email: 'ines@merrow.example' });
  client = await server.as(ines);
  product = await makeProduct(client, company.id, { name: 'Oil', upcCode: '9506000134352' });
  path = `/api/companies/${company.id}/products/${product.productId}/codes`;
  asked = [];
});

/** @param network What answers. @default this server, whatever the host */
const check = (
  network: (address: string, init: RequestInit) => Response | Promise<Response> = ask,
) => checkIssuedCodes(server.services, new AbortController().signal, network);
const ask = (address: string, init: RequestInit) => {
  asked.push(address);
  return server.app.request(address, init);
};
const issue = () => client.post(path, { format: 'svg' });
const problems = async () => {
  // Sessions end between weeks.
  client = await server.as(ines);
  const { issued } = (await (await client.get(`${path}/issued`)).json()) as IssuedCodesAnswer;
  return issued.map((row) => row.check?.problem);
};
const mailsOf = async () => {
  await sendAlerts(server.services);
  return server.mails.map(({ to, subject, text }) => [
    to,
    subject,
    /https:\S+, does not lead to it: .*/.exec(text)?.[0],
  ]);
};
const page = () => product.publicUrl;
const number = 'https://new.example/01/09506000134352';

describe('the weekly self-check', () => {
  it('asks each printed text as a phone does, to its page, once a week, and counts no scan', async () => {
    await issue();
    await publish(client, product);
    await issue();
    await check();
    expect(asked.toSorted()).toEqual(
      [number, page(), `${page()}.jsonld`, page(), `${page()}.jsonld`].toSorted(),
    );
    expect(await problems()).toEqual([null, null]);
    server.advance(WEEK - 1);
    await check();
    expect(asked).toHaveLength(5);
    server.advance(2);
    await check();
    expect(asked).toHaveLength(10);
    await server.count();
    const figures = await client.get(path.replace(/products.*/, 'analytics/summary'));
    expect(JSON.stringify(await figures.json())).not.toContain('"scans":1');
    expect(await mailsOf()).toEqual([]);
  });

  it('follows codes of a sold product to the page of the company that bought it', async () => {
    await issue();
    await publish(client, product);
    await issue();
    const buyer = await makeBuyer(server);
    await sell(await makeSuperadmin(server), product, buyer.product.publicUrl);
    await check();
    expect(asked).toContain(`${buyer.product.publicUrl}.jsonld`);
    expect(await problems()).toEqual([null, null]);
  });

  it('asks everything that is due in one run, and never what was tried on one computer', async () => {
    await publish(client, product);
    const { companyId, productId } = product;
    const row = {
      companyId,
      productId,
      issuedAt: server.services.now(),
      issuedById: ines.id,
      issuedByName: 'Ines',
      format: 'csv',
      modules: 33,
      sha256: '',
    } as const;
    const texts = Array.from({ length: 20 }, (_, at) => `${number}/21/S${at}`);
    const tried = Array.from({ length: 210 }, (_, at) => `http://localhost:4000/01/${at}`);
    await server.db
      .insert(issuedCodes)
      .values([...tried, ...texts].map((text) => ({ ...row, text })));
    let most = 0;
    let open = 0;
    await check(async (address, init) => {
      open += 1;
      most = Math.max(most, open);
      const answer = await ask(address, init);
      open -= 1;
      return answer;
    });
    expect(new Set(asked.filter((address) => address.includes('/21/'))).size).toBe(20);
    expect(asked.some((address) => address.includes('localhost'))).toBe(false);
    expect(most).toBe(8);
  });

  it('keeps what each week found', async () => {
    await issue();
    await check();
    await publish(client, product);
    for (let week = 0; week < 9; week += 1) {
      server.advance(WEEK + 1);
      await check();
    }
    client = await server.as(ines);
    const { issued } = (await (await client.get(`${path}/issued`)).json()) as IssuedCodesAnswer;
    const [of] = issued;
    expect([of?.check?.asked, of?.check?.answered, of?.check?.last.length]).toEqual([10, 9, 8]);
    const days = of?.check?.last.map(({ checkedAt }) => checkedAt) ?? [];
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe(of?.check?.checkedAt);
  });

  it('tells the Admins once what leads nowhere, and again after four weeks', async () => {
    await issue();
    await check();
    expect(await problems()).toEqual(['it has no published page.']);
    const mail = [
      'ines@merrow.example',
      'Worth a look at Merrow Goods',
      `${page()}, does not lead to it: it has no published page.`,
    ];
    expect(await mailsOf()).toEqual([mail]);
    server.advance(WEEK);
    await check();
    expect(await mailsOf()).toEqual([mail]);
    server.advance(3 * WEEK);
    expect(await mailsOf()).toEqual([mail, mail]);
    await publish(await server.as(ines), product);
    await check();
    expect(await problems()).toEqual([null]);
  });

  it.each<[string, (address: string) => Response, string]>([
    [
      'nothing',
      () => {
        throw new TypeError('fetch failed');
      },
      'nothing answers there.',
    ],
    ['a site that took over the host', () => new Response('Buy this domain'), 'it answers 200.'],
    ['a proxy without the server', () => new Response('', { status: 502 }), 'it answers 502.'],
    [
      'another place',
      () => new Response('', { status: 307, headers: { location: 'https://else.example/' } }),
      'it leads to https://else.example/.',
    ],
  ])('notices %s', async (_what, network, problem) => {
    await publish(client, product);
    await issue();
    await check(network);
    expect(await problems()).toEqual([problem]);
  });

  it('notices a site that took over the host of a short address', async () => {
    await issue();
    await check(() => new Response('Buy this domain'));
    expect(await problems()).toEqual(['something else answers there.']);
  });
});
