import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

describe('GET /api/user', () => {
  it('returns user, company, rights and plan [F221] [F158] [F173] [D09]', async () => {
    const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 2 });
    const admin = await makeUser(server.db, company, { role: 'Admin', email: 'ada@example.com' });
    const body = (await (await (await server.as(admin)).get('/api/user')).json()) as CurrentUser;
    expect(body).toEqual({
      id: admin.id,
      email: 'ada@example.com',
      avatar: 'bot1.jpg',
      name: admin.name,
      companyId: company.id,
      role: 'Admin',
      status: 'Active',
      phone: null,
      mutedAlerts: [],
      profileVersion: expect.any(Number) as unknown,
      lastLogin: null,
      company: {
        companyId: company.id,
        companyName: company.name,
        type: 'pro',
        demo: false,
        status: 'Active',
        timeZone: 'UTC',
      },
      permissions: expect.arrayContaining(['billing.manage', 'product.publish']) as unknown,
      subscription: {
        isActive: true,
        isPremium: false,
        frequency: 'monthly',
        numberAddons: 2,
        hasAddons: true,
        planType: 'pro',
        productSections: 5,
        productNumber: 3,
      },
      billing: { mode: 'emulator', isPastDue: false, needsConfirmation: false },
      supportHref: null,
      sessionExpiresAt: '2026-11-21T14:00:00.000Z',
      viewingAs: null,
      hasTwoStep: false,
      mustSetUpTwoStep: false,
    });
  });

  it('says where support is: as the installation sets it, else the platform’s own address', async () => {
    const platform = await makeCompany(server.db);
    const client = await server.as(await makeUser(server.db, platform));
    const href = async () =>
      ((await (await client.get('/api/user')).json()) as CurrentUser).supportHref;
    await server.db.update(companies).set({ email: '' });
    expect(await href()).toBeNull();
    await server.db.update(companies).set({ email: 'hello@hangtag.example' });
    expect(await href()).toBe('mailto:hello@hangtag.example');
    const set = await startTestServer({ supportHref: 'https://help.example' });
    const other = await set.as(await makeUser(set.db, await makeCompany(set.db)));
    expect(await (await other.get('/api/user')).json()).toMatchObject({
      supportHref: 'https://help.example',
    });
  });

  it('returns the plan and its limits to a User, not its payment [D15, F198]', async () => {
    const company = await makeCompany(server.db, { plan: 'pro' });
    const client = await server.as(await makeUser(server.db, company));
    const body = (await (await client.get('/api/user')).json()) as CurrentUser;
    expect(body.subscription).toMatchObject({ planType: 'pro', productNumber: 3, frequency: null });
    expect(body.permissions).not.toContain('billing.manage');
  });

  it('returns yearly billing for everybody of a demo company [F188]', async () => {
    const company = await makeCompany(server.db, { demo: true });
    for (const role of ['User', 'Admin'] as const) {
      const client = await server.as(await makeUser(server.db, company, { role }));
      const body = (await (await client.get('/api/user')).json()) as CurrentUser;
      expect(body.subscription).toMatchObject({
        isActive: true,
        isPremium: false,
        frequency: 'yearly',
      });
    }
  });

  it('returns an open payment only to users who may pay it', async () => {
    const company = await makeCompany(server.db, { plan: 'pro' });
    await server.db.update(subscriptions).set({ status: 'past_due' });
    const billingOf = async (role: 'Admin' | 'User') => {
      const client = await server.as(await makeUser(server.db, company, { role }));
      return ((await (await client.get('/api/user')).json()) as CurrentUser).billing;
    };
    expect(await billingOf('Admin')).toMatchObject({ isPastDue: true });
    expect(await billingOf('User')).toMatchObject({ isPastDue: false });
  });

  it('never returns the hash', async () => {
    const client = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    const text = await (await client.get('/api/user')).text();
    expect(text).not.toMatch(/hash|argon2|mustReset/i);
  });
});
