import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { platformSectionIds } from '../content/definitions.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let companyId: number;
let client: TestClient;
let storyId: number;

beforeEach(async () => {
  server = await startTestServer();
  storyId = (await platformSectionIds(server.db, ['brand-story'])).get('brand-story') ?? 0;
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
});

const path = () => `/api/companies/${companyId}/content`;
const read = async () => (await (await client.get(path())).json()) as CompanyContentAnswer;
const put = (signature: readonly object[]) =>
  client.put(path(), { unpublishedContent: { signature } });
const publish = () => client.put(`/api/companies/${companyId}/publish`, {});
const story = () => section(storyId, { text: 'We press.' });

describe('a file of the company’s content [F250]', () => {
  it('is public while published, and stays while any part uses it', async () => {
    const { filesId, fileUrl } = await uploadPicture(client, companyId);
    const status = async () => (await server.guest().get(fileUrl)).status;
    const pictured = { ...story(), values: { text: 'We press.', picture: filesId } };
    await put([pictured]);
    expect((await read()).files).toMatchObject([{ filesId }]);
    expect(await status()).toBe(404);
    await publish();
    expect(await status()).toBe(200);
    await put([]);
    const refused = await client.delete(`/api/files/${filesId}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        message:
          'This file is used by the company’s own content. Take it out there, then delete it.',
      }),
    ]);
    await publish();
    expect(await status()).toBe(404);
    expect((await client.delete(`/api/files/${filesId}`)).status).toBe(204);
  });
});

describe('a section of the company’s content [F238]', () => {
  it('stays in the catalogue, with its fields, while a company uses it', async () => {
    await put([story()]);
    const platform = await makeCompany(server.db);
    const root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
    const address = `/api/admin/contentSections/${storyId}`;
    for (const answer of [
      await root.delete(address),
      await root.put(address, {
        fields: [
          { key: 'other', label: 'Other', kind: 'text', required: false, translatable: true },
        ],
      }),
    ]) {
      expect([answer.status, await answer.json()]).toEqual([
        409,
        expect.objectContaining({
          message: expect.stringMatching(/^1 company holds this section\./) as unknown,
          uses: {
            total: 1,
            products: [],
            companies: [expect.objectContaining({ companyId, where: 'draft' })],
          },
        }),
      ]);
    }
    const list = (await (await root.get('/api/admin/contentSections?uses=1')).json()) as {
      contentSections: { id: number; usedByCompanies: number; usedByProducts: number }[];
    };
    expect(list.contentSections.find(({ id }) => id === storyId)).toMatchObject({
      usedByCompanies: 1,
      usedByProducts: 0,
    });
  });
});
