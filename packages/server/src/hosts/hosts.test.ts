import { beforeEach, describe, expect, it } from 'vitest';
import type { HostsAnswer } from '@hangtag/contract/wire/host';
import { companyHosts } from '../db/schema/hosts.ts';
import { HOST, hostFixture } from '../../test/support/hostFixture.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { GTIN_PATH as GTIN } from '../../test/support/resolverFixture.ts';
import { makeBuyer, makeSuperadmin, sell } from '../../test/support/saleFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let fixture: Awaited<ReturnType<typeof hostFixture>>;

beforeEach(async () => {
  fixture = await hostFixture();
});

describe('a brand’s own host', () => {
  it('is proven by its TXT record, and answers nothing before', async () => {
    const { admin, records, path, first, ask, add } = fixture;
    const { name, value } = await add();
    expect(name).toBe(`_hangtag.${HOST}`);
    const { id } = await first();
    const tries = async () => {
      const answer = await admin.put(path(`/${id}/prove`), {});
      const body = (await answer.json()) as { errors?: { record: string[] } };
      return [answer.status, body.errors?.record[0]];
    };
    expect(await tries()).toEqual([422, expect.stringContaining('There is no TXT record')]);
    records.set(name, ['hangtag=somebody else']);
    expect(await tries()).toEqual([422, expect.stringContaining('says something else')]);
    expect((await admin.put(path(`/${id}/use`), { isUsed: true, renewer: 'IT' })).status).toBe(422);
    expect((await ask('localhost:4000', `/api/tls/ask?domain=${HOST}`)).status).toBe(404);
    records.set(name, [value]);
    expect((await tries())[0]).toBe(200);
    expect(await first()).toMatchObject({ provedAt: '2026-11-21T12:00:00.000Z', isUsed: false });
    expect((await ask('localhost:4000', `/api/tls/ask?domain=${HOST}`)).status).toBe(200);
    expect((await ask('localhost:4000', '/api/tls/ask')).status).toBe(404);
  });

  it('answers with its own name, and the platform’s host goes on', async () => {
    const { product, ask, prove } = fixture;
    const code = new URL(product.publicUrl).pathname;
    await prove();
    const scanned = await ask(HOST, GTIN);
    expect([scanned.status, scanned.headers.get('location')]).toEqual([
      307,
      `http://${HOST}${code}`,
    ]);
    expect((await ask(HOST, code)).status).toBe(200);
    expect((await ask('localhost:4000', GTIN)).headers.get('location')).toBe(product.publicUrl);
    const described = (await (await ask(HOST, '/.well-known/gs1resolver')).json()) as object;
    expect(described).toMatchObject({ resolverRoot: `http://${HOST}` });
  });

  it('answers for this brand’s products alone, and never with the app', async () => {
    const { server, ask, prove } = fixture;
    await prove();
    const other = await makeCompany(server.db, { plan: 'pro' });
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const foreignProduct = await publish(
      stranger,
      await makeProduct(stranger, other.id, { name: 'Foreign', upcCode: '9521234543213' }),
    );
    const foreign = new URL(foreignProduct.publicUrl).pathname;
    expect((await ask('localhost:4000', foreign)).status).toBe(200);
    const paths = ['/', '/login', '/api/companies', '/sanctum/csrf-cookie', '/dev/mail'];
    for (const at of [foreign, `${foreign}.jsonld`, '/01/09521234543213', ...paths]) {
      const answer = await ask(HOST, at);
      expect([at, answer.status, answer.headers.getSetCookie()]).toEqual([at, 404, []]);
    }
    expect((await ask(HOST, '/api/login', 'POST')).status).toBe(404);
    expect((await ask(HOST, '/01/09506000134353')).status).toBe(400);
  });

  it('goes on for packs of a product that was sold, and for nothing else of the buyer', async () => {
    const { server, product, ask, prove } = fixture;
    await prove();
    const buyer = await makeBuyer(server);
    await sell(await makeSuperadmin(server), product, buyer.product.publicUrl);
    const page = new URL(buyer.product.publicUrl).pathname;
    const scanned = await ask(HOST, GTIN);
    expect([scanned.status, scanned.headers.get('location')]).toEqual([
      307,
      `http://${HOST}${page}`,
    ]);
    const short = await ask(HOST, new URL(product.publicUrl).pathname);
    expect(short.headers.get('location')).toBe(`http://${HOST}${page}`);
    expect((await ask(HOST, page)).status).toBe(200);
    const other = await publish(
      buyer.client,
      await makeProduct(buyer.client, buyer.companyId, { name: 'Other' }),
    );
    expect((await ask(HOST, new URL(other.publicUrl).pathname)).status).toBe(404);
  });

  it('is what new codes, pages and lists say once it is used, until it is not', async () => {
    const { admin, product, path, first, ask, use, issue } = fixture;
    const code = new URL(product.publicUrl).pathname;
    const id = await use();
    const { codes } = fixture;
    const { url } = (await (await admin.get(codes)).json()) as { url: string };
    expect(url).toBe(`http://${HOST}${GTIN}`);
    expect(await (await ask('localhost:4000', code)).text()).toContain(`http://${HOST}${GTIN}`);
    await issue();
    expect(await first()).toMatchObject({ issued: 1, renewer: 'IT, Ines Calder', isUsed: true });
    const { issued } = (await (await admin.get(`${codes}/issued`)).json()) as {
      issued: readonly { text: string }[];
    };
    expect(issued.map(({ text }) => text)).toEqual([`http://${HOST}${GTIN}`]);

    // What is in print has to stay, and goes on answering.
    expect((await admin.put(path(`/${id}/use`), { isUsed: false })).status).toBe(200);
    expect(((await (await admin.get(codes)).json()) as { url: string }).url).toBe(
      `http://localhost:4000${GTIN}`,
    );
    const kept = await admin.delete(path(`/${id}`));
    expect([kept.status, await kept.text()]).toEqual([422, expect.stringContaining('has to stay')]);
    expect((await ask(HOST, GTIN)).status).toBe(307);
  });

  it('is used with the name of who renews it, one at a time', async () => {
    const { server, admin, companyId, path, list, use } = fixture;
    const id = await use();
    expect((await admin.put(path(`/${id}/use`), { isUsed: true, renewer: ' ' })).status).toBe(422);
    const values = { companyId, host: 'b.example', token: 'b', addedAt: new Date() };
    const [second] = await server.db
      .insert(companyHosts)
      .values({ ...values, provedAt: new Date() })
      .returning();
    await admin.put(path(`/${second?.id}/use`), { isUsed: true, renewer: 'IT' });
    expect((await list()).hosts.map(({ isUsed }) => isUsed)).toEqual([false, true]);
  });

  it('is one company’s, and only names that can be proven are taken', async () => {
    const { server, admin, records, path, first, prove } = fixture;
    await prove();
    const other = await makeCompany(server.db, { plan: 'pro' });
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const foreignPath = `/api/companies/${other.id}/hosts`;
    await stranger.post(foreignPath, { host: HOST });
    const [claimed] = ((await (await stranger.get(foreignPath)).json()) as HostsAnswer).hosts;
    records.set(claimed?.record.name ?? '', [claimed?.record.value ?? '']);
    expect((await stranger.put(`${foreignPath}/${claimed?.id}/prove`, {})).status).toBe(422);
    expect((await stranger.get(path())).status).toBe(404);
    expect((await stranger.put(`${foreignPath}/${(await first()).id}/prove`, {})).status).toBe(404);
    for (const host of ['localhost', '127.0.0.1', `https://${HOST}`, HOST, ''])
      expect([host, (await admin.post(path(), { host })).status]).toEqual([host, 422]);
  });

  it('is removed while nothing in print carries it', async () => {
    const { admin, path, list, ask, prove } = fixture;
    const id = await prove();
    expect((await admin.delete(path(`/${id}`))).status).toBe(204);
    expect((await list()).hosts).toEqual([]);
    expect((await ask('localhost:4000', `/api/tls/ask?domain=${HOST}`)).status).toBe(404);
  });
});
