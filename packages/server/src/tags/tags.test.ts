import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyTagsAnswer, Tag, TagsAnswer } from '@hangtag/contract/wire/tag';
import { auditLog } from '../db/schema/audit.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const ALL = '/api/admin/tags';

let server: TestServer;
let root: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db);
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  companyId = (await makeCompany(server.db)).id;
});

const add = async (name: string, kind = 'company') =>
  (await (await root.post(ALL, { name, kind })).json()) as Tag;
const give = (tags: readonly number[]) =>
  root.put(`/api/companies/${companyId}/updateTags`, { tags });

describe('the platform’s tags', () => {
  it('are ordered by name, with their uses [F029]', async () => {
    const wine = await add('Wine');
    await add('Élan');
    await give([wine.id]);
    const { tags } = (await (await root.get(ALL)).json()) as TagsAnswer;
    expect(tags.map(({ name, slug, uses }) => [name, slug, uses])).toEqual([
      ['Élan', 'elan', 0],
      ['Wine', 'wine', 1],
    ]);
  });

  it('are changed in part, with unique names', async () => {
    const { id } = await add('Wine');
    await add('Bread');
    const renamed = await root.put(`${ALL}/${id}`, { color: '#1f4d3d' });
    expect(await renamed.json()).toMatchObject({ name: 'Wine', slug: 'wine', color: '#1f4d3d' });
    for (const name of ['bread', ' BREAD! ']) {
      const refused = await root.put(`${ALL}/${id}`, { name });
      expect([refused.status, (await refused.json()) as object]).toEqual([
        422,
        expect.objectContaining({ errors: { name: ['There is a tag of this name.'] } }),
      ]);
    }
    expect((await root.put(`${ALL}/999`, { name: 'X' })).status).toBe(404);
  });

  it('are deleted only when unused', async () => {
    const { id } = await add('Wine');
    await give([id]);
    const refused = await root.delete(`${ALL}/${id}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'in_use', uses: { companies: 1, products: 0 } }),
    ]);
    await give([]);
    expect((await root.delete(`${ALL}/${id}`)).status).toBe(204);
    expect((await root.delete(`${ALL}/${id}`)).status).toBe(404);
  });
});

describe('the tags of a company [F235] [D45]', () => {
  it('are as sent, and logged once', async () => {
    const [wine, bread] = [await add('Wine'), await add('Bread', 'both')];
    await add('Red', 'product');
    const answer = await give([wine.id, bread.id, wine.id]);
    expect((await answer.json()) as CompanyTagsAnswer).toMatchObject({
      tags: [{ name: 'Bread' }, { name: 'Wine' }],
      available: [{ name: 'Bread' }, { name: 'Wine' }],
    });
    await give([bread.id, wine.id]);
    const rows = server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position);
    expect(await rows.where(eq(auditLog.action, 'company.tagged'))).toEqual([
      expect.objectContaining({ before: { tags: [] }, after: { tags: ['Bread', 'Wine'] } }),
    ]);
  });

  it('exclude unknown tags and tags of products', async () => {
    const { id } = await add('Red', 'product');
    const answer = await give([id, 999]);
    expect(await answer.json()).toMatchObject({
      errors: { 'tags.0': [expect.any(String)], 'tags.1': [expect.any(String)] },
    });
  });
});
