/** An installation with rows in every table, for tests of export and import. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makeApp } from '@hangtag/server/app';
import { type OpenDatabase, openDatabase } from '@hangtag/server/db/open';
import { products } from '@hangtag/server/db/schema/products';
import { enqueue } from '@hangtag/server/jobs/enqueue';
import { openStorage } from '@hangtag/server/storage/open';
import { testClient } from '@hangtag/server/test/support/client';
import { uploadPicture } from '@hangtag/server/test/support/files';
import { makeCompany, makeUser } from '@hangtag/server/test/support/users';
import { makeProduct, publish } from '@hangtag/server/test/support/products';
import { type TestServer, startTestServer } from '@hangtag/server/test/support/server';
import { eq, sql } from 'drizzle-orm';
import type { Installation } from './exportData.ts';

/** Reports nothing. */
export const noLog = () => undefined;

/** Characters that other readers treat as the end of a line, and one that JavaScript stores as a surrogate pair. */
const hard = 'Öl\u2028 \u2029 "quoted" \\ back 🫒\nsecond line';

/** Opens the embedded database and the folder of files in `dataDir`. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase & Installation> {
  const opened = await openDatabase({ dataDir, databaseUrl: null });
  return { ...opened, storage: await openStorage({ dataDir, s3: null }) };
}

/** An installation with data. */
export interface FullFixture extends Installation {
  /** Address of an admin; the password is `testPassword`. */
  readonly email: string;
  /** A browser on this server, or on a copy of its data. */
  readonly guestOf: (copy: Installation) => ReturnType<typeof testClient>;
  /** Every published page as a scan shows it, and the checksums of all pictures on it. */
  readonly pagesOf: (copy: Installation) => Promise<readonly string[]>;
}

/** One company with people, a picture, two pages, unpublished changes, and a queued email. */
export async function createFullFixture(home: string): Promise<FullFixture> {
  const storage = await openStorage({ dataDir: join(home, 'origin'), s3: null });
  const server = await startTestServer({}, storage);
  const { db, services } = server;
  const company = await makeCompany(db, { plan: 'pro', name: 'Merrow' });
  const admin = await makeUser(db, company, { role: 'Admin', name: hard });
  const client = await server.as(admin);
  await uploadPicture(client, company.id, { caption: hard });
  await client.post(`/api/companies/${company.id}/ctas`, {
    label: 'Buy another',
    target: 'https://merrow.example/shop',
  });
  const first = await makeProduct(client, company.id, { name: 'First' });
  // Calls refuse such a name now; older rows have it.
  await db.update(products).set({ name: hard }).where(eq(products.id, first.productId));
  const second = await makeProduct(client, company.id, { name: 'Second' });
  await publish(client, first);
  await publish(client, second);
  await client.put(`/api/companies/${company.id}/products/${second.productId}`, { name: 'Later' });
  // Finer than JavaScript's own clock.
  await db.execute(sql`update users set last_login = '2026-11-21 12:00:00.123456+00'`);
  await db.execute(sql`select nextval('product_asset_ids'), nextval('product_asset_ids')`);
  await enqueue(db, 'mail', { sealed: 'waiting' });
  const rows = await db.select({ code: products.code }).from(products);
  const guestOf = (copy: Installation) =>
    testClient(makeApp({ ...services, db: copy.db, storage: copy.storage }), services.config);
  return {
    db,
    storage,
    email: admin.email,
    guestOf,
    pagesOf: (copy) => pagesOf(guestOf(copy), rows, server),
  };
}

async function pagesOf(
  guest: ReturnType<typeof testClient>,
  rows: readonly { readonly code: string }[],
  { services }: TestServer,
): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const { code } of rows) {
    const page = await guest.get(`/p/${code}`);
    if (page.status !== 200) throw new Error(`The page ${code} answers ${page.status}.`);
    const html = await page.text();
    seen.push(html);
    for (const [address] of html.matchAll(/\/media\/[\w./-]+/g)) {
      const bytes = Buffer.from(await (await guest.get(address)).arrayBuffer());
      seen.push(createHash('sha256').update(bytes).digest('hex'));
    }
  }
  await services.background.idle();
  return seen;
}
