import { beforeEach, describe, expect, it } from 'vitest';
import { addTotals } from '@hangtag/contract/rules/fileTotals';
import type {
  FileAsset,
  FilesAnswer,
  FilesChangedAnswer,
  FileTotals,
} from '@hangtag/contract/wire/file';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { change, makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { insertFilm } from '../../test/support/storedFilm.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const list = async (query = '') => {
  const answer = await client.get(`/api/companies/${companyId}/files${query}`);
  return (await answer.json()) as FilesAnswer;
};
const bulk = (body: object) => client.put(`/api/companies/${companyId}/files/bulk`, body);

describe('the figures of the library', () => {
  it('answers a change with the changed files and what that adds to the figures', async () => {
    const one = await uploadPicture(client, companyId, { status: 'inactive' });
    const two = await uploadPicture(client, companyId, { status: 'inactive' });
    await uploadPicture(client, companyId);
    const put = await client.put(`/api/files/${one.filesId}`, { status: 'active', tags: ['New'] });
    expect(await put.json()).toMatchObject({
      filesId: one.filesId,
      status: 'active',
      totalsChange: { assetCount: 0, counts: { inactive: -1 }, tags: [{ name: 'New', count: 1 }] },
    });
    const filesIds = [one.filesId, two.filesId];
    expect(await (await bulk({ action: 'activate', filesIds })).json()).toMatchObject({
      files: [{ status: 'active' }, { status: 'active' }],
      totalsChange: { counts: { inactive: -1, bytes: 0 }, tags: [] },
    });
    const bytes = (one.bytes ?? 0) + (two.bytes ?? 0);
    expect(await (await bulk({ action: 'delete', filesIds })).json()).toMatchObject({
      files: [],
      totalsChange: {
        assetCount: -2,
        // The third file is the only one of its content now.
        counts: { duplicates: -3, unused: -2, undescribed: -2, bytes: -bytes },
        tags: [{ name: 'New', count: -1 }],
        storage: { used: -bytes, byType: { image: -bytes } },
      },
    });
  });

  it('are left out of a page that asks for none', async () => {
    await uploadPicture(client, companyId);
    expect(Object.keys(await list('?totals=none')).toSorted()).toEqual(['assets', 'can']);
    expect(await list('?page=2')).toMatchObject({ assetCount: 1, counts: { unused: 1 } });
    const wrong = await client.get(`/api/companies/${companyId}/files?totals=some`);
    expect(wrong.status).toBe(422);
  });

  it('counts a picture as unused while no film has it as its still', async () => {
    const still = await uploadPicture(client, companyId);
    const film = await insertFilm(server.db, companyId);
    const product = await makeProduct(client, companyId);
    await change(client, product, { mp4File: { filesId: film.id }, imageFile: null });
    const path = `/api/files/${film.id}`;
    const given = await client.put(path, { previewId: still.filesId });
    expect(await given.json()).toMatchObject({ totalsChange: { counts: { unused: -1 } } });
    const taken = await client.put(path, { previewId: null });
    expect(await taken.json()).toMatchObject({ totalsChange: { counts: { unused: 1 } } });
  });

  it('adds up: what changes at once answer leads from the old figures to the new ones', async () => {
    const files: FileAsset[] = [];
    for (let at = 0; at < 8; at += 1) {
      files.push(
        await uploadPicture(client, companyId, { status: at < 4 ? 'inactive' : 'active' }),
      );
    }
    const ids = files.map(({ filesId }) => filesId);
    const before = await list();
    const answers = await Promise.all([
      ...ids.slice(0, 6).map((id) => bulk({ action: 'delete', filesIds: [id] })),
      ...ids.slice(0, 6).map((id) => bulk({ action: 'delete', filesIds: [id] })),
      ...ids.map((id) => client.put(`/api/files/${id}`, { tags: ['Press'], alt: 'A bottle' })),
      bulk({ action: 'activate', filesIds: ids.slice(0, 4) }),
      client.put(`/api/files/${ids[7]}`, { name: 'Renamed' }),
      ...[1, 2, 3].map(() => client.put(`/api/files/${ids[7]}`, { status: 'inactive' })),
    ]);
    let sum: FileTotals = before;
    for (const answer of answers) {
      if (answer.status !== 200) continue;
      sum = addTotals(sum, ((await answer.json()) as FilesChangedAnswer).totalsChange);
    }
    const { assetCount, counts, tags, storage } = await list();
    expect(sum).toMatchObject({ assetCount, counts, tags, storage });
    expect((await list('?search=renamed')).assets.data).toMatchObject([{ name: 'Renamed' }]);
  });
});
