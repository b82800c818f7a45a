import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { auditLog } from '../db/schema/audit.ts';
import { subscriptions } from '../db/schema/companies.ts';
import { files } from '../db/schema/files.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { makeBuyer, makeSuperadmin, sell } from '../../test/support/saleFixture.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

const GTIN = '9506000134352';
const CORRECTED = '9506000134369';

let server: TestServer;
let admin: TestClient;
let companyId: number;
let oil: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://tags.example' });
  ({ id: companyId } = await makeCompany(server.db, { plan: 'pro' }));
  admin = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  oil = await makeProduct(admin, companyId, { name: 'Harvest Olive Oil', upcCode: GTIN });
  await publish(admin, oil);
  await makeProduct(admin, companyId, { name: 'A draft' });
});

const path = (of = companyId) => `/api/companies/${of}/exitPackage`;

async function packageOf(client = admin, of = companyId) {
  const answer = await client.post(path(of), {});
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
  return { names: Object.keys(entries), read };
}

describe('the package that a brand takes along', () => {
  it('has the ledger, the published pages and where every number leads, an earlier one too', async () => {
    const codes = `/api/companies/${companyId}/products/${oil.productId}/codes`;
    await admin.post(codes, { format: 'svg', purpose: '=Labels', quantity: 500 });
    await publish(admin, await change(admin, oil, { upcCode: CORRECTED }));
    const { names, read } = await packageOf();
    const code = oil.publicUrl.split('/').at(-1) ?? '';
    expect(names.filter((name) => name.startsWith('site/p/'))).toEqual([
      `site/p/${code}.html`,
      `site/p/${code}.jsonld`,
    ]);
    expect(read(`site/p/${code}.html`)).toContain('Harvest Olive Oil');
    const line = read('ledger.csv').split('\r\n')[1];
    expect(line).toContain(`https://tags.example/01/0${GTIN},qr,`);
    expect(line).toContain("'=Labels,500,");
    for (const gtin of [GTIN, CORRECTED]) {
      expect(read('redirects.csv')).toContain(`/01/0${gtin},/p/${code},307`);
      expect(read('nginx.conf')).toContain(`  /01/0${gtin} /p/${code};`);
      expect(read('site/_redirects')).toContain(`/01/0${gtin}/* /p/${code} 307`);
    }
    // Every font and picture that the page names is there.
    const asked = read(`site/p/${code}.html`).match(/\/(media|fonts)\/[\w./-]+/g) ?? [];
    expect(asked.filter((each) => !names.includes(`site${each}`))).toEqual([]);
  });

  it('has the numbers of a bought product, which the seller’s has no longer', async () => {
    const buyer = await makeBuyer(server);
    await sell(await makeSuperadmin(server), oil, buyer.product.publicUrl);
    const code = buyer.product.publicUrl.split('/').at(-1);
    const bought = await packageOf(buyer.client, buyer.companyId);
    expect(bought.read('redirects.csv')).toContain(`/01/0${GTIN},/p/${code},307`);
    const { names, read } = await packageOf();
    expect(read('redirects.csv')).not.toContain(GTIN);
    expect(names.filter((name) => name.startsWith('site/p/'))).toEqual([]);
  });

  it('is there without a plan', async () => {
    await server.db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
    expect((await packageOf()).names).toContain('ledger.csv');
  });

  it('is a row of the log, and for Admins only', async () => {
    const user = await server.as(await makeUser(server.db, { id: companyId }));
    expect((await user.post(path(), {})).status).toBe(403);
    const before = await server.db.$count(auditLog);
    await packageOf();
    expect(await server.db.$count(auditLog)).toBe(before + 1);
    const [row] = await server.db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
    expect(row).toMatchObject({ action: 'company.exported', subject: `company:${companyId}` });
  });

  it('has no file of another company, whatever a text of a page names', async () => {
    const other = await makeCompany(server.db, { plan: 'pro' });
    const stranger = await server.as(await makeUser(server.db, other));
    const { filesId } = await uploadPicture(stranger, other.id);
    const [file] = await server.db.select().from(files).where(eq(files.id, filesId));
    const name = `/media/${file?.key}/${file?.renditions[0]?.name}`;
    await publish(admin, await change(admin, oil, { name: `Oil ${name}` }));
    const { names, read } = await packageOf();
    expect(read(names.find((each) => each.endsWith('.html')) ?? '')).toContain(name);
    expect(names).not.toContain(`site${name}`);
  });
});
