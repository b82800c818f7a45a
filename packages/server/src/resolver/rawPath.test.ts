import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain, listen } from '../start/listen.ts';
import { publish } from '../../test/support/products.ts';
import { GTIN_PATH as G, resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

let fixture: Fixture;
let listening: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  fixture = await resolverFixture();
  await publish(fixture.client, fixture.product);
  const { app, services } = fixture.server;
  listening = await listen(app.fetch, { ...services.config, port: 0, host: '127.0.0.1' });
});

afterEach(() => drain(listening));

/** Status and target for a target that leaves byte for byte, as a scanner sends it; a parsed address would be tidied. */
async function sent(path: string): Promise<readonly unknown[]> {
  const { port } = listening.address() as AddressInfo;
  const call = request({ port, path, headers: { host: 'localhost:4000' } });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

it('hands on characters of a query that browsers would encode, as they were sent', async () => {
  const query = `?17=261231&note='a"<b>|{c}\\d&x=/../y`;
  expect(await sent(`${G}${query}`)).toEqual([307, `${fixture.product.publicUrl}${query}`]);
});

it.each(['/10/.', '/10/..', '/10/%2E', '/10/%2E%2E', '/10/A/21/.'])(
  'reads %s as a value and not as a step in a folder',
  async (qualifiers) => {
    expect(await sent(`${G}${qualifiers}`)).toEqual([307, fixture.product.publicUrl]);
  },
);

it.each(['/10/..', '/10/%2E%2E'])('finds the links of the lot %s', async (qualifiers) => {
  const { client, companyId, product } = fixture;
  const path = `/api/companies/${companyId}/products/${product.productId}/codeLinks`;
  const href = 'https://merrow.example/lot';
  const link = { type: 'instructions', href, title: 'Lot', lot: '..' };
  expect((await client.post(path, link)).status).toBe(201);
  const query = '?linkType=gs1:instructions';
  expect(await sent(`${G}${qualifiers}${query}`)).toEqual([307, `${href}${query}`]);
});

it.each([`${G}/10/A\\B`, `${G}/10/A/../B`])('is 400 for %s', async (path) => {
  expect(await sent(path)).toEqual([400, undefined]);
});

it('reads a target with scheme and host', async () => {
  expect(await sent(`http://localhost:4000${G}?x='`)).toEqual([
    307,
    `${fixture.product.publicUrl}?x='`,
  ]);
});
