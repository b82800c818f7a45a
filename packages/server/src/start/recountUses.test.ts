import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { uploadPicture } from '../../test/support/files.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { uses } from '../db/schema/uses.ts';
import { recountUses } from './recountUses.ts';

it('adds references that are missing and removes those that are too many, and is done then', async () => {
  const server = await startTestServer();
  const { db, services } = server;
  const company = await makeCompany(db, { plan: 'pro' });
  const client = await server.as(await makeUser(db, company));
  const product = await makeProduct(client, company.id);
  const { filesId } = await uploadPicture(client, company.id);
  await publish(client, await change(client, product, { imageFile: { filesId } }));
  expect(await recountUses(services)).toBe(0);
  const before = await db.select().from(uses);

  const wrong = { companyId: company.id, productId: product.productId };
  await db.delete(uses).where(and(eq(uses.filesId, filesId), eq(uses.place, 'published')));
  const { filesId: other } = await uploadPicture(client, company.id);
  await db.insert(uses).values({ ...wrong, filesId: other, place: 'draft' });
  expect(await recountUses(services)).toBe(2);
  const facts = (rows: typeof before) =>
    rows.map(({ id: _id, ...rest }) => JSON.stringify(rest)).toSorted();
  expect(facts(await db.select().from(uses))).toEqual(facts(before));
  expect(await recountUses(services)).toBe(0);
});
