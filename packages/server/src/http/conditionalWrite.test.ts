import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Versioned,
  versionedFixture,
  versionedThings,
} from '../../test/support/versionedThings.ts';

let fixture: Awaited<ReturnType<typeof versionedFixture>>;
let root: (typeof fixture)['root'];
let companyId: number;
const { cases, created, itemOf, json } = versionedThings(() => fixture);

beforeEach(async () => {
  fixture = await versionedFixture();
  ({ root, companyId } = fixture);
});

describe('If-Match', () => {
  it.each(Object.entries(cases))(
    'lets one of two writes on one version of %s through, and shows the other what there is',
    async (_, { make, bodies, read }) => {
      const address = await make();
      const [first, second] = await bodies();
      const before = await read(address);
      const headers = { 'If-Match': `"${before.version}"` };
      const answers = await Promise.all([
        root.put(address, first, { headers }),
        root.put(address, second, { headers }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const now = await read(address);
      expect(now.version).not.toBe(before.version);
      const refused = answers.find(({ status }) => status === 409);
      expect(await refused?.json()).toMatchObject({
        code: 'stale_write',
        message: expect.stringMatching(
          /^Somebody else changed this .*\. Look at their version first\.$/,
        ),
        conflict: {},
      });
      for (const answer of answers) expect(answer.headers.get('etag')).toBe(`"${now.version}"`);

      // On the version of now it is taken; a client without a condition writes as before.
      const again = { headers: { 'If-Match': `"${now.version}"` } };
      expect((await root.put(address, first, again)).status).toBe(200);
      for (const body of [second, first]) {
        expect((await root.put(address, body)).status).toBe(200);
      }
    },
  );

  it.each(['getTags', 'associations'])('has its version in the answer of GET %s', async (name) => {
    const answer = await root.get(`/api/companies/${companyId}/${name}`);
    const { version } = (await answer.json()) as Versioned;
    expect(answer.headers.get('etag')).toBe(`"${version}"`);
  });

  it('ignores the position in a list, which another user may change meanwhile', async () => {
    const list = '/api/admin/associations';
    const one = await created(list, { name: 'A' });
    const two = await created(list, { name: 'B' });
    const { version } = await itemOf('associations')(one);
    const order = [two, one].map((address, displayOrder) => ({
      id: Number(address.split('/').at(-1)),
      displayOrder,
    }));
    expect((await root.put(`${list}/updateDisplayOrder`, { order })).status).toBe(200);
    const headers = { 'If-Match': `"${version}"` };
    expect((await root.put(one, { name: 'C' }, { headers })).status).toBe(200);
  });
});

describe('the tags of a company', () => {
  it("are refused under If-Match after another user's change", async () => {
    const wine = (await (await root.post('/api/admin/tags', { name: 'Wine' })).json()) as {
      id: number;
    };
    const { version } = await json<Versioned>(`/api/companies/${companyId}/getTags`);
    const address = `/api/companies/${companyId}/updateTags`;
    expect((await root.put(address, { tags: [wine.id] })).status).toBe(200);
    const headers = { 'If-Match': `"${version}"` };
    expect((await root.put(address, { tags: [] }, { headers })).status).toBe(409);
    const { tags } = await json<{ tags: object[] }>(`/api/companies/${companyId}/getTags`);
    expect(tags).toHaveLength(1);
  });
});
