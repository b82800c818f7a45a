import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

interface Versioned {
  readonly version: number;
}

interface Case {
  /** The address of what is written, after making it. */
  readonly make: () => Promise<string>;
  /** Two bodies; each writes the same thing in another way. */
  readonly bodies: () => Promise<readonly [object, object]>;
  /** What is at the address now, by the client that reads lists. */
  readonly read: (address: string) => Promise<Versioned>;
}

let server: TestServer;
let root: TestClient;
let companyId: number;
let userId: number;
let memberId: number;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db);
  const user = await makeUser(server.db, platform, { role: 'Superadmin' });
  userId = user.id;
  root = await server.as(user);
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  memberId = (await makeUser(server.db, company, { name: 'Robin Vale' })).id;
});

const created = async (list: string, body: object) => {
  const answer = (await (await root.post(list, body)).json()) as { id: number };
  return `${list}/${answer.id}`;
};
const json = async <T>(address: string) => (await (await root.get(address)).json()) as T;

/** The item of a list, by its address. */
const itemOf = (name: string) => async (address: string) => {
  const at = address.lastIndexOf('/');
  const answer = await json<Record<string, (Versioned & { id: number })[]>>(address.slice(0, at));
  const item = answer[name]?.find(({ id }) => id === Number(address.slice(at + 1)));
  if (!item) throw new Error(`${address} is not in its list.`);
  return item;
};

const words = { key: 'words', label: 'Words', kind: 'text' };
const names = () => Promise.resolve([{ name: 'Mine' }, { name: 'Theirs' }] as const);

const cases: Readonly<Record<string, Case>> = {
  'a tag': {
    make: () => created('/api/admin/tags', { name: 'Wine' }),
    bodies: names,
    read: itemOf('tags'),
  },
  'an association': {
    make: () => created('/api/admin/associations', { name: 'Soil' }),
    bodies: names,
    read: itemOf('associations'),
  },
  'a section': {
    make: () => created('/api/admin/contentSections', { name: 'Upkeep', fields: [words] }),
    bodies: names,
    read: itemOf('contentSections'),
  },
  'a report': {
    make: async () => {
      const list = `/api/companies/${companyId}/annualReports`;
      const body = { year: 2025, title: 'Harvest', url: 'https://merrow.example/report' };
      const made = (await (await root.post(list, body)).json()) as {
        annualReports: { id: number }[];
      };
      return `${list}/${made.annualReports[0]?.id}`;
    },
    bodies: () => Promise.resolve([{ title: 'Mine' }, { title: 'Theirs' }]),
    read: itemOf('annualReports'),
  },
  'the badges of a company': {
    make: async () => {
      await created('/api/admin/associations', { name: 'Soil' });
      return `/api/companies/${companyId}/associations`;
    },
    bodies: async () => {
      const { associations } = await json<{ associations: { id: number }[] }>(
        '/api/admin/associations',
      );
      const badge = (certificateNumber: string) => ({
        associations: [{ associationId: associations[0]?.id, certificateNumber }],
      });
      return [badge('1'), badge('2')];
    },
    read: json,
  },
  'the sections of a company': {
    make: async () => {
      await created('/api/admin/contentSections', { name: 'Upkeep', fields: [words] });
      return `/api/admin/companies/${companyId}/sections`;
    },
    bodies: async () => {
      const address = `/api/admin/companies/${companyId}/sections`;
      const { sections } = await json<{ sections: { id: number }[] }>(address);
      const given = (paid: boolean, displayOrder: number) => ({
        sections: [{ contentSectionId: sections[0]?.id, paid, displayOrder }],
      });
      return [given(true, 7), given(false, 9)];
    },
    read: json,
  },
  'a takedown': {
    make: async () => {
      const owner = await root.post(`/api/companies/${companyId}/products`, { title: 'Wine' });
      const { productId } = (await owner.json()) as { productId: number };
      return `/api/admin/companies/${companyId}/products/${productId}/takedown`;
    },
    bodies: () => Promise.resolve([{ reason: 'Order 7' }, { reason: 'Order 8' }]),
    read: (address) => json(address.replace('/admin', '')),
  },
  'a user of a company': {
    make: () => Promise.resolve(`/api/companies/${companyId}/users/${memberId}`),
    bodies: () => Promise.resolve([{ role: 'Admin' }, { name: 'Robin V.' }]),
    read: async (address) => {
      const { users } = await json<{ users: { data: (Versioned & { id: number })[] } }>(
        address.slice(0, address.lastIndexOf('/')),
      );
      const member = users.data.find(({ id }) => id === memberId);
      if (!member) throw new Error('The user is not in the list.');
      return member;
    },
  },
  'one’s own profile': {
    make: () => Promise.resolve(`/api/user/${userId}`),
    bodies: names,
    read: async () => {
      const user = await json<{ profileVersion: number }>('/api/user');
      return { ...user, version: user.profileVersion };
    },
  },
};

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
