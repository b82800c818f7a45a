/** Everything that is written under `If-Match`: how to make, change and read it. */
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from './client.ts';
import { startTestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';

export interface Versioned {
  readonly version: number;
}

interface VersionedThing {
  /** The address of what is written, after making it. */
  readonly make: () => Promise<string>;
  /** Two bodies; each writes the same thing in another way. */
  readonly bodies: () => Promise<readonly [object, object]>;
  /** What is at the address now, by the client that reads lists. */
  readonly read: (address: string) => Promise<Versioned>;
}

interface VersionedFixture {
  /** A Superadmin. */
  readonly root: TestClient;
  readonly userId: number;
  readonly companyId: number;
  /** Another company. */
  readonly buyerId: number;
  readonly memberId: number;
}

/** A server with a company and somebody in it. */
export async function versionedFixture(): Promise<VersionedFixture> {
  const server = await startTestServer();
  const platform = await makeCompany(server.db);
  const user = await makeUser(server.db, platform, { role: 'Superadmin' });
  const company = await makeCompany(server.db, { plan: 'pro' });
  const member = await makeUser(server.db, company, { name: 'Robin Vale' });
  return {
    root: await server.as(user),
    userId: user.id,
    companyId: company.id,
    buyerId: (await makeCompany(server.db, { plan: 'pro' })).id,
    memberId: member.id,
  };
}

/** @param at The fixture of the running test. */
export function versionedThings(at: () => VersionedFixture) {
  const created = async (list: string, body: object) => {
    const answer = (await (await at().root.post(list, body)).json()) as { id: number };
    return `${list}/${answer.id}`;
  };
  const json = async <T>(address: string) => (await (await at().root.get(address)).json()) as T;

  /** The item of a list, by its address. */
  const itemOf = (name: string) => async (address: string) => {
    const slash = address.lastIndexOf('/');
    const answer = await json<Record<string, (Versioned & { id: number })[]>>(
      address.slice(0, slash),
    );
    const item = answer[name]?.find(({ id }) => id === Number(address.slice(slash + 1)));
    if (!item) throw new Error(`${address} is not in its list.`);
    return item;
  };

  const productOf = async (companyId: number) =>
    (await (
      await at().root.post(`/api/companies/${companyId}/products`, {})
    ).json()) as ProductAnswer;

  const words = { key: 'words', label: 'Words', kind: 'text' };
  const names = () => Promise.resolve([{ name: 'Mine' }, { name: 'Theirs' }] as const);

  const cases: Readonly<Record<string, VersionedThing>> = {
    'a tag': {
      make: () => created('/api/admin/tags', { name: 'Wine' }),
      bodies: names,
      read: itemOf('tags'),
    },
    'a blocked site': {
      make: () => created('/api/admin/blockedSites', { site: 'shop.example' }),
      bodies: () => Promise.resolve([{ reason: 'Cards.' }, { reason: 'Passwords.' }] as const),
      read: itemOf('sites'),
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
        const list = `/api/companies/${at().companyId}/annualReports`;
        const body = { year: 2025, title: 'Harvest', url: 'https://merrow.example/report' };
        const made = (await (await at().root.post(list, body)).json()) as {
          annualReports: { id: number }[];
        };
        return `${list}/${made.annualReports[0]?.id}`;
      },
      bodies: () => Promise.resolve([{ title: 'Mine' }, { title: 'Theirs' }]),
      read: itemOf('annualReports'),
    },
    'a call to action': {
      make: async () => {
        const list = `/api/companies/${at().companyId}/ctas`;
        const action = { name: 'Shop', label: 'Buy', type: 'url', target: 'https://shop.example' };
        const answer = await at().root.post(list, action);
        const { ctas } = (await answer.json()) as { ctas: { ctaId: number }[] };
        return `${list}/${ctas[0]?.ctaId}`;
      },
      bodies: names,
      read: async (address) => {
        const slash = address.lastIndexOf('/');
        const { ctas } = await json<{ ctas: (Versioned & { ctaId: number })[] }>(
          address.slice(0, slash),
        );
        const found = ctas.find(({ ctaId }) => ctaId === Number(address.slice(slash + 1)));
        if (!found) throw new Error(`${address} is not in its list.`);
        return found;
      },
    },
    'a file': {
      make: async () => {
        const body = {
          companyId: at().companyId,
          type: 'image',
          fileName: 'oil.png',
          status: 'active',
        };
        const answer = await at().root.post('/api/files', body);
        return `/api/files/${((await answer.json()) as { filesId: number }).filesId}`;
      },
      bodies: () => Promise.resolve([{ alt: 'Mine' }, { alt: 'Theirs' }]),
      read: json,
    },
    'the badges of a company': {
      make: async () => {
        await created('/api/admin/associations', { name: 'Soil' });
        return `/api/companies/${at().companyId}/associations`;
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
        return `/api/admin/companies/${at().companyId}/sections`;
      },
      bodies: async () => {
        const address = `/api/admin/companies/${at().companyId}/sections`;
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
        const { productId } = await productOf(at().companyId);
        return `/api/admin/companies/${at().companyId}/products/${productId}/takedown`;
      },
      bodies: () => Promise.resolve([{ reason: 'Order 7' }, { reason: 'Order 8' }]),
      read: (address) => json(address.replace('/admin', '')),
    },
    'the sale of a product': {
      make: async () => {
        const { productId } = await productOf(at().companyId);
        return `/api/admin/companies/${at().companyId}/products/${productId}/transfer`;
      },
      bodies: async () => {
        const soldTo = async () => {
          const { publicUrl, publishUrl } = await productOf(at().buyerId);
          await at().root.put(publishUrl, {});
          return { to: publicUrl, agreement: 'Contract of 12 November' };
        };
        return [await soldTo(), await soldTo()];
      },
      read: (address) => json(address.replace('/admin', '')),
    },
    'a user of a company': {
      make: () => Promise.resolve(`/api/companies/${at().companyId}/users/${at().memberId}`),
      bodies: () => Promise.resolve([{ role: 'Admin' }, { name: 'Robin V.' }]),
      read: async (address) => {
        const { users } = await json<{ users: { data: (Versioned & { id: number })[] } }>(
          address.slice(0, address.lastIndexOf('/')),
        );
        const member = users.data.find(({ id }) => id === at().memberId);
        if (!member) throw new Error('The user is not in the list.');
        return member;
      },
    },
    'one’s own profile': {
      make: () => Promise.resolve(`/api/user/${at().userId}`),
      bodies: names,
      read: async () => {
        const user = await json<{ profileVersion: number }>('/api/user');
        return { ...user, version: user.profileVersion };
      },
    },
  };

  return { cases, created, itemOf, json };
}
