import { beforeEach, describe, expect, it } from 'vitest';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
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
const page = () => product.publicUrl;
const number = 'https://new.example/01/09506000134352';

describe('a moved host', () => {
  it('is answered where it is in print, with its own address', async () => {
    await publish(client, product);
    const old = 'https://old.example/01/09506000134352';
    const answer = await server.app.request(`${old}/10/L1?17=261231`);
    const target = page().replace('new.example', 'old.example');
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `${target}?17=261231`]);
    expect(answer.headers.get('link')).toContain(`<${old}/10/L1?linkType=linkset>`);
    const shown = await server.app.request(target);
    expect(await shown.text()).toContain(`<link rel="canonical" href="${number}"/>`);
    const linkset = await server.app.request(`${old}?linkType=linkset`, {
      headers: { accept: 'application/linkset+json' },
    });
    expect(JSON.stringify(await linkset.json())).toContain(`"anchor":"${old}"`);
  });

  it('that is none of ours gets the installation’s address', async () => {
    await publish(client, product);
    const answer = await server.app.request('https://evil.example/01/09506000134352');
    expect(answer.headers.get('location')).toBe(page());
  });

  it('keeps being asked while it is listed, and is reported once it is not', async () => {
    const moved = await startTestServer({ publicUrl: 'https://old.example' });
    server = moved;
    const company = await makeCompany(server.db, { plan: 'pro' });
    ines = await makeUser(server.db, company, { role: 'Admin' });
    client = await server.as(ines);
    product = await makeProduct(client, company.id, { name: 'Oil' });
    path = `/api/companies/${company.id}/products/${product.productId}/codes`;
    await publish(client, product);
    await issue();
    const run = (publicHosts: readonly string[]) =>
      checkIssuedCodes(
        {
          ...server.services,
          config: { ...server.services.config, publicUrl: 'https://new.example', publicHosts },
        },
        new AbortController().signal,
        ask,
      );
    await run(['old.example']);
    expect([await problems(), asked[0]]).toEqual([[null], product.publicUrl]);
    server.advance(WEEK + 1);
    await run([]);
    expect(await problems()).toEqual(['this installation no longer answers for old.example.']);
  });
});
