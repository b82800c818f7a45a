import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCompany, CompaniesAnswer } from '@hangtag/contract/wire/adminCompany';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import { record } from '../audit/record.ts';
import { auditLog } from '../db/schema/audit.ts';
import { users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const LIST = '/api/admin/companies';

let server: TestServer;
let root: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db, { name: 'Hangtag', type: null });
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
});

const list = async (query = '') =>
  (await (await root.get(`${LIST}${query}`)).json()) as CompaniesAnswer;
const names = ({ companies }: CompaniesAnswer) =>
  companies.data.map(({ companyName }) => companyName);

describe('the list of companies [F232]', () => {
  beforeEach(async () => {
    await makeCompany(server.db, { name: 'Zürich Soap', plan: 'pro' });
    const away = await makeCompany(server.db, { name: 'alder & Finch', status: 'Inactive' });
    await makeUser(server.db, away, { lastLogin: new Date('2026-11-20T08:00:00Z') });
  });

  it('is ordered by name, with counts', async () => {
    const answer = await list();
    expect(names(answer)).toEqual(['alder & Finch', 'Hangtag', 'Zürich Soap']);
    expect(answer).toMatchObject({ activeCompanyCount: 2, companyCount: 3 });
    expect(answer.companies).toMatchObject({ total: 3, current_page: 1 });
    expect(answer.companies.data[0]).toMatchObject({
      userCount: 1,
      productCount: 0,
      lastLoginAt: '2026-11-20T08:00:00.000Z',
    });
  });

  it.each([
    ['?search=ZURICH', ['Zürich Soap']],
    ['?search=%25', []],
    ['?type=pro', ['Zürich Soap']],
    ['?status=Inactive', ['alder & Finch']],
    ['?sort=active', ['alder & Finch', 'Hangtag', 'Zürich Soap']],
    ['?sort=recent&size=1', ['alder & Finch']],
  ])('%s gives %j', async (query, expected) => {
    const answer = await list(query);
    expect(names(answer)).toEqual(expected);
    expect(answer).toMatchObject({ activeCompanyCount: 2, companyCount: 3 });
  });
});

describe('the table of companies as a file', () => {
  it('contains all matching rows, over any number of pages, and no spreadsheet formula', async () => {
    for (let made = 0; made < 501; made += 1) {
      await makeCompany(server.db, { name: `Brand ${String(made).padStart(3, '0')}` });
    }
    await makeCompany(server.db, { name: '=1+1 Brand', status: 'Inactive' });
    const answer = await root.get(`${LIST}.csv?search=brand`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('Companies 2026-11-21.csv'),
    ]);
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain('Number,Company,Plan,Status');
    expect(lines.slice(1, -1)).toHaveLength(502);
    expect(lines[1]).toContain(`,'=1+1 Brand,free,Inactive,false,`);
    expect(lines.at(-2)).toContain('Brand 500,free,Active');
    const inactive = await (await root.get(`${LIST}.csv?status=Inactive`)).text();
    expect(inactive.split('\r\n')).toHaveLength(3);
  });
});

describe('one company [F233]', () => {
  it('is read with its figures', async () => {
    const company = await makeCompany(server.db, { plan: 'pro' });
    const editor = await server.as(await makeUser(server.db, company));
    await makeUser(server.db, company, { status: 'Pending' });
    await publish(editor, await makeProduct(editor, company.id));
    await makeProduct(editor, company.id);
    const answer = (await (await root.get(`${LIST}/${company.id}`)).json()) as AdminCompany;
    expect(answer).toMatchObject({ hasSubscription: true, listingType: null, notes: null });
    expect(answer.stats).toMatchObject({
      products: { total: 2, published: 1, unpublishedChanges: 0 },
      users: { total: 2, active: 1, pending: 1 },
      scans: { total: 0, last30Days: 0 },
      lastPublishedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(answer.stats.assets.total).toBeGreaterThan(0);
  });

  it('accepts the platform’s fields and logs them [F084] [F085] [F086] [F087]', async () => {
    const company = await makeCompany(server.db);
    const secret = { listingType: 'internal', salesRep: 'Sam', notes: 'Called in May.' };
    const platform = {
      status: 'Suspended',
      demo: true,
      unlimitedProducts: true,
      unlimitedSections: true,
      type: 'business',
    };
    const all = { ...platform, ...secret };
    const answer = await root.put(`${LIST}/${company.id}`, all);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining(all)]);
    const rows = await server.db.select().from(auditLog).orderBy(auditLog.companyId);
    const changed = { action: 'company.changed', subject: `company:${company.id}` };
    // The platform's own log records what only Superadmins see of a company.
    expect(rows).toEqual([
      expect.objectContaining({ companyId: 1, ...changed, after: secret }),
      expect.objectContaining({ companyId: company.id, ...changed, after: platform }),
    ]);
  });

  it('shows its Admins no note of the platform, in their log neither', async () => {
    const company = await makeCompany(server.db);
    await root.put(`${LIST}/${company.id}`, { notes: 'Owes us.', demo: true });
    // A row as it was written once.
    await server.db.transaction((tx) =>
      record(tx, {
        companyId: company.id,
        actor: null,
        action: 'company.changed',
        subject: `company:${company.id}`,
        subjectName: company.name,
        before: { notes: null, salesRep: null, demo: true },
        after: { notes: 'Owes us.', salesRep: 'Sam', demo: false },
        at: server.services.now(),
      }),
    );
    const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
    const log = `/api/companies/${company.id}/auditLog`;
    const { entries } = (await (await admin.get(log)).json()) as AuditLogAnswer;
    expect(entries.data.map(({ before, after }) => [before, after])).toEqual([
      [{ demo: true }, { demo: false }],
      [{ demo: false }, { demo: true }],
    ]);
    expect(await (await admin.get(`${log}.csv`)).text()).not.toMatch(/Owes|Sam/);
    const own = (await (await root.get('/api/companies/1/auditLog')).json()) as AuditLogAnswer;
    expect(own.entries.data[0]?.after).toEqual({ notes: 'Owes us.' });
  });

  it('keeps the plan of a subscription [D12]', async () => {
    const company = await makeCompany(server.db, { plan: 'pro' });
    const answer = await root.put(`${LIST}/${company.id}`, { type: 'business' });
    expect(await answer.json()).toMatchObject({ errors: { type: [expect.any(String)] } });
    expect((await root.put(`${LIST}/${company.id}`, { type: 'pro', notes: 'x' })).status).toBe(200);
  });

  it('is 404 for anybody else, and so is the area [X7]', async () => {
    const company = await makeCompany(server.db);
    const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
    for (const id of [company.id, 999]) {
      expect((await admin.get(`${LIST}/${id}`)).status).toBe(403);
    }
    expect((await root.get(`${LIST}/999`)).status).toBe(404);
  });
});

describe('creating a company [F234]', () => {
  it('creates and invites its first Admin', async () => {
    const answer = await root.post(LIST, {
      companyName: 'Quayside',
      adminEmail: 'ada@quay.example',
    });
    const company = (await answer.json()) as AdminCompany;
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `${LIST}/${company.companyId}`,
    ]);
    expect(company).toMatchObject({ companyName: 'Quayside', type: 'free', status: 'Active' });
    const [, admin] = await server.db.select().from(users);
    expect(admin).toMatchObject({
      companyId: company.companyId,
      role: 'Admin',
      status: 'Pending',
      email: 'ada@quay.example',
    });
    expect(server.mails.map(({ to }) => to)).toEqual(['ada@quay.example']);
  });

  it.each([
    [{}, 'companyName'],
    [{ companyName: ' ' }, 'companyName'],
    [{ companyName: 'X', adminEmail: 'nobody' }, 'adminEmail'],
    [{ companyName: 'X', listingType: 'gold' }, 'listingType'],
  ])('refuses %j', async (body, field) => {
    const answer = await root.post(LIST, body);
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('creates nothing when its Admin already has an account', async () => {
    const { email } = await makeUser(server.db, { id: 1 });
    const answer = await root.post(LIST, { companyName: 'Quayside', adminEmail: email });
    expect(answer.status).toBe(422);
    const all = await root.post(LIST, { companyName: ' ', status: 'open', adminEmail: email });
    expect(await all.json()).toMatchObject({
      errors: {
        companyName: ['This field is required.'],
        status: ['Is not a status.'],
        adminEmail: ['This address has an account already.'],
      },
    });
    expect((await list()).companyCount).toBe(1);
  });
});
