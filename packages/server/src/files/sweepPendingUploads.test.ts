import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies } from '../db/schema/companies.ts';
import { files } from '../db/schema/files.ts';
import { uses } from '../db/schema/uses.ts';
import { createUpload, uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { startTestServer } from '../../test/support/server.ts';
import { sweepPendingUploads } from './sweepPendingUploads.ts';

const DAY_SECONDS = 24 * 60 * 60;

async function fixture() {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  const user = await makeUser(server.db, company);
  // A session is over long before the day is.
  const asUser = () => server.as(user);
  const client = await asUser();
  const isThere = async (id: number) =>
    (await server.db.select().from(files).where(eq(files.id, id))).length > 0;
  const advance = (seconds: number) => server.advance(seconds);
  return { ...server, advance, company, client, asUser, isThere };
}

it('removes an announced file without a body after a day, and nothing else', async () => {
  const { services, advance, company, client, asUser, isThere } = await fixture();
  const left = await createUpload(client, company.id);
  const whole = await uploadPicture(client, company.id);
  advance(DAY_SECONDS - 60);
  expect(await sweepPendingUploads(services)).toBe(0);
  const young = await createUpload(await asUser(), company.id);
  advance(120);
  expect(await sweepPendingUploads(services)).toBe(1);
  expect(await isThere(left.filesId)).toBe(false);
  expect(await isThere(whole.filesId)).toBe(true);
  expect(await isThere(young.filesId)).toBe(true);
});

type Fixture = Awaited<ReturnType<typeof fixture>>;

it.each([
  [
    'a logo',
    ({ db, company }: Fixture, id: number) =>
      db.update(companies).set({ logoFilesId: id }).where(eq(companies.id, company.id)),
  ],
  [
    'the preview of another',
    async ({ db, company, client }: Fixture, id: number) => {
      const { filesId } = await uploadPicture(client, company.id);
      await db.update(files).set({ previewId: id }).where(eq(files.id, filesId));
    },
  ],
  [
    'on a page',
    async ({ db, company, client }: Fixture, id: number) => {
      const { productId } = await makeProduct(client, company.id);
      const use = { companyId: company.id, productId, filesId: id, place: 'draft' } as const;
      await db.insert(uses).values(use);
    },
  ],
])('keeps one that is %s, and removes the one beside it', async (_what, use) => {
  const all = await fixture();
  const { filesId: used } = await createUpload(all.client, all.company.id);
  const { filesId: left } = await createUpload(all.client, all.company.id);
  await use(all, used);
  all.advance(2 * DAY_SECONDS);
  expect(await sweepPendingUploads(all.services)).toBe(1);
  expect([await all.isThere(used), await all.isThere(left)]).toEqual([true, false]);
});
