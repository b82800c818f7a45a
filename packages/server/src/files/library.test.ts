import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset, FilesAnswer } from '@hangtag/contract/wire/file';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { auditLog } from '../db/schema/audit.ts';
import { files } from '../db/schema/files.ts';
import { sweepDeletedFiles } from './sweepPendingUploads.ts';

let server: TestServer;
let client: TestClient;
let other: TestClient;
let companyId: number;
let person: Awaited<ReturnType<typeof makeUser>>;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  person = await makeUser(server.db, company);
  client = await server.as(person);
  other = await server.as(await makeUser(server.db, await makeCompany(server.db)));
});

const list = async (query = '') => {
  const answer = await client.get(`/api/companies/${companyId}/files${query}`);
  return (await answer.json()) as FilesAnswer;
};
const idsOf = ({ assets }: FilesAnswer) => assets.data.map(({ filesId }) => filesId);
const bulk = (body: object, by = client) => by.put(`/api/companies/${companyId}/files/bulk`, body);

describe('the library of files [F026]', () => {
  it('lists unused, undescribed, doubled, tagged and inactive files, and counts them', async () => {
    const used = await uploadPicture(client, companyId, { alt: 'A bottle' });
    const twin = await uploadPicture(client, companyId, { status: 'inactive' });
    const product = await makeProduct(client, companyId);
    await change(client, product, { imageFile: { filesId: used.filesId } });
    await bulk({ action: 'tag', filesIds: [twin.filesId], tag: 'Autumn' });

    const all = await list();
    expect(all).toMatchObject({
      assetCount: 2,
      counts: { inactive: 1, unused: 1, undescribed: 1, duplicates: 2 },
      tags: [{ name: 'Autumn', count: 1 }],
    });
    expect(all.counts.bytes).toBeGreaterThan(0);
    expect(idsOf(await list('?show=unused'))).toEqual([twin.filesId]);
    expect(idsOf(await list('?show=undescribed'))).toEqual([twin.filesId]);
    expect(idsOf(await list('?show=duplicates'))).toHaveLength(2);
    expect(idsOf(await list('?tag=Autumn'))).toEqual([twin.filesId]);
    expect(idsOf(await list('?search=autumn'))).toEqual([twin.filesId]);
    expect(idsOf(await list('?search=BOTTLE&sort=name'))).toContain(used.filesId);
  });

  it('sorts by each column, both ways, in pages that neither repeat nor omit a file', async () => {
    const first = await uploadPicture(client, companyId, { assetName: 'Beta', alt: 'A jar' });
    const second = await uploadPicture(client, companyId, { assetName: 'Alpha' });
    const third = await uploadPicture(client, companyId, { assetName: 'Gamma', alt: 'A tin' });
    const [one, two, three] = [first.filesId, second.filesId, third.filesId];
    const product = await makeProduct(client, companyId);
    await change(client, product, { imageFile: { filesId: one } });
    expect(idsOf(await list('?sort=name'))).toEqual([two, one, three]);
    expect(idsOf(await list('?sort=name&order=desc'))).toEqual([three, one, two]);
    expect(idsOf(await list('?sort=uses'))[0]).toBe(one);
    expect(idsOf(await list('?sort=uses&order=asc'))[2]).toBe(one);
    expect(idsOf(await list('?sort=description'))).toEqual([two, one, three]);
    expect(idsOf(await list('?sort=changed&order=asc'))).toEqual([one, two, three]);
    for (const sort of ['recent', 'type', 'size', 'uses']) {
      const pages = [];
      for (const page of [1, 2, 3]) {
        pages.push(...idsOf(await list(`?sort=${sort}&size=1&page=${page}`)));
      }
      expect(new Set(pages)).toEqual(new Set([one, two, three]));
    }
    expect((await client.get(`/api/companies/${companyId}/files?sort=colour`)).status).toBe(422);
  });

  it('names every place that uses a file, drafts and live pages', async () => {
    const { filesId } = await uploadPicture(client, companyId);
    const product = await makeProduct(client, companyId);
    await publish(client, await change(client, product, { imageFile: { filesId } }));
    const draft = await makeProduct(client, companyId, { name: 'Second' });
    await change(client, draft, { imageFile: { filesId } });
    const answer = await client.get(`/api/files/${filesId}/usage`);
    expect(await answer.json()).toEqual({
      uses: [
        {
          kind: 'product',
          id: product.productId,
          name: product.name,
          place: 'both',
          frame: 'head',
        },
        { kind: 'product', id: draft.productId, name: 'Second', place: 'draft', frame: 'head' },
      ],
      total: 2,
    });
    expect((await other.get(`/api/files/${filesId}/usage`)).status).toBe(404);
  });

  it('keeps focal point and tags, and refuses a point outside the picture', async () => {
    const { filesId } = await uploadPicture(client, companyId);
    const body = { focal: { x: 0.25, y: 1 }, tags: ['Press', 'Press', 'Autumn'] };
    const put = (await (await client.put(`/api/files/${filesId}`, body)).json()) as FileAsset;
    expect(put).toMatchObject({ focal: { x: 0.25, y: 1 }, tags: ['Press', 'Autumn'] });
    const wrong = await client.put(`/api/files/${filesId}`, { focal: { x: 1.5, y: 0 } });
    expect(wrong.status).toBe(422);
  });
});

describe('the storage of a plan', () => {
  it('is counted by kind, and a file that does not fit is refused', async () => {
    const basic = await makeCompany(server.db, { plan: 'basic' });
    const owner = await server.as(await makeUser(server.db, basic));
    const big = await uploadPicture(owner, basic.id);
    const { uploadUrl } = await createUpload(owner, basic.id);
    const set = (bytes: number) =>
      server.db.update(files).set({ bytes }).where(eq(files.id, big.filesId));
    await set(2_000_000_000 - 10);
    const refused = await uploadBody(owner, uploadUrl, await picture());
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'plan_limit',
      feature: 'bytes',
      limit: 2_000_000_000,
      used: 2_000_000_000 - 10,
    });
    const answer = await owner.get(`/api/companies/${basic.id}/files`);
    expect(await answer.json()).toMatchObject({
      storage: { limit: 2_000_000_000, byType: { image: 2_000_000_000 - 10, movie: 0, pdf: 0 } },
    });
    // The address is not spent, so the same upload works once there is room.
    await set(1000);
    expect((await uploadBody(owner, uploadUrl, await picture())).status).toBe(200);
    await set(2_000_000_000);
    const body = { companyId: basic.id, fileName: 'a.png', type: 'image' };
    expect((await owner.post('/api/files', body)).status).toBe(403);
  });
});

describe('one action on several files', () => {
  it('activates, tags, deletes and restores, each with a row of the log [F183]', async () => {
    const one = await uploadPicture(client, companyId, { status: 'inactive' });
    const two = await uploadPicture(client, companyId, { status: 'inactive' });
    const filesIds = [one.filesId, two.filesId];
    expect((await bulk({ action: 'activate', filesIds })).status).toBe(200);
    expect((await list('?status=active')).assets.total).toBe(2);
    expect((await bulk({ action: 'delete', filesIds })).status).toBe(200);
    expect((await list()).assetCount).toBe(0);
    expect((await client.get(one.fileUrl)).status).toBe(404);
    expect((await bulk({ action: 'restore', filesIds })).status).toBe(200);
    expect((await list()).assetCount).toBe(2);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, companyId))
      .orderBy(auditLog.position);
    const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('file.'));
    expect(actions.toSorted()).toEqual([
      'file.changed-many',
      'file.deleted',
      'file.deleted',
      'file.restored',
      'file.restored',
    ]);
  });

  it('restores no file after 30 days, before and after its bytes are removed', async () => {
    const { filesId } = await uploadPicture(client, companyId);
    const restoreAfter = async (days: number) => {
      server.advance(days * 24 * 60 * 60);
      // The session of the deletion has ended long before.
      const later = await server.as(person);
      return (await bulk({ action: 'restore', filesIds: [filesId] }, later)).status;
    };
    await bulk({ action: 'delete', filesIds: [filesId] });
    expect(await restoreAfter(29)).toBe(200);
    await bulk({ action: 'delete', filesIds: [filesId] }, await server.as(person));
    expect(await restoreAfter(31)).toBe(404);
    await sweepDeletedFiles(server.services);
    expect(await restoreAfter(0)).toBe(404);
  });

  it('deletes none when one is used', async () => {
    const used = await uploadPicture(client, companyId);
    const free = await uploadPicture(client, companyId);
    const product = await makeProduct(client, companyId);
    await change(client, product, { imageFile: { filesId: used.filesId } });
    const refused = await bulk({ action: 'delete', filesIds: [free.filesId, used.filesId] });
    expect(refused.status).toBe(409);
    expect((await list()).assetCount).toBe(2);
  });

  it('is 404 for files of another company, and changes none', async () => {
    const own = await uploadPicture(client, companyId, { status: 'inactive' });
    const foreign = await uploadPicture(other, companyId + 1, { status: 'inactive' });
    const filesIds = [own.filesId, foreign.filesId];
    for (const action of ['activate', 'delete', 'restore']) {
      expect((await bulk({ action, filesIds })).status).toBe(404);
    }
    expect((await bulk({ action: 'activate', filesIds: [own.filesId] }, other)).status).toBe(404);
    expect((await list()).counts.inactive).toBe(1);
  });
});
