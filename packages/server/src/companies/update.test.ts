import { beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '@hangtag/contract/wire/company';
import { auditLog } from '../db/schema/audit.ts';
import { companies } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let admin: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { name: 'Merrow', country: 'US', state: 'US-ME' });
  companyId = company.id;
  admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
});

const put = (body: unknown, headers: Record<string, string> = {}) =>
  admin.put(`/api/companies/${companyId}`, body, { headers });
const stored = async () => (await server.db.select().from(companies))[0];

describe('changing a company [F231]', () => {
  it('writes the sent fields, returns the company, and keeps the rest', async () => {
    const answer = await put({ companyName: 'Merrow Goods', industry: 31, postcode: '' });
    expect(answer.status).toBe(200);
    expect((await answer.json()) as Company).toMatchObject({
      companyName: 'Merrow Goods',
      industry: 31,
      industryName: 'Manufacturing',
      postcode: null,
      state: 'US-ME',
      version: 2,
    });
    expect(
      await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position),
    ).toEqual([
      expect.objectContaining({
        action: 'company.changed',
        before: { name: 'Merrow', industry: null },
        after: { name: 'Merrow Goods', industry: 31 },
      }),
    ]);
  });

  it('has its days in an IANA time zone', async () => {
    expect(await (await put({ timeZone: 'australia/lord_howe' })).json()).toMatchObject({
      timeZone: 'Australia/Lord_Howe',
    });
    for (const timeZone of ['+10:30', 'Lord Howe', '', 7]) {
      const answer = await put({ timeZone });
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { errors: { timeZone: ['Is not a time zone.'] } },
      ]);
    }
  });

  it('ignores the platform’s fields [D12]', async () => {
    const body = { type: 'pro', demo: true, unlimitedProducts: true, unlimitedSections: true };
    const more = { status: 'Suspended', paidSections: [], notes: 'x', salesRep: 'x', version: 9 };
    const before = await stored();
    expect((await put({ ...body, ...more, listingType: 'paid', theme: null })).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [{ companyName: '' }, 'companyName', 'This field is required.'],
    [{ industry: null }, 'industry', 'This field is required.'],
    [{ industry: 7 }, 'industry', 'Is not an industry.'],
    [{ url: 'merrow' }, 'url', /^This value must be a valid URL .* http:\/\/localhost:4000\)$/],
    [{ url: '' }, 'url', 'This field is required.'],
    [{ email: 'nobody' }, 'email', 'Please provide a valid email'],
    [{ telephone: null }, 'telephone', 'This field is required.'],
    [{ streetAddress: '' }, 'streetAddress', 'This field is required.'],
    [{ country: '' }, 'country', 'Required'],
    [{ country: 'XX' }, 'country', 'Is not a country.'],
    [{ state: null }, 'state', 'Required'],
    [{ state: 'CH-ZH' }, 'state', 'Is not a state of this country.'],
    [{ logoFile: { filesId: 999 } }, 'logoFile', 'This file is not in the library.'],
  ])('refuses %j [F211] [F212] [F213]', async (body, field, sentence) => {
    const answer = await put(body);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(errors[field]?.[0]).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('lists every wrong field in one answer, whichever check refuses it [F231]', async () => {
    const body = {
      companyName: '',
      url: 'x'.repeat(400),
      email: 'nobody',
      telephone: 7,
      country: 'XX',
      logoFile: { filesId: 999 },
      requiresTwoStep: 'yes',
    };
    const answer = await put(body);
    const { errors, message } = (await answer.json()) as { errors: object; message: string };
    expect([answer.status, Object.keys(errors).toSorted()]).toEqual([
      422,
      Object.keys(body).toSorted(),
    ]);
    expect(message).toContain('(and 6 more errors)');
  });

  it('names the limit of what can be sent', async () => {
    const answer = await put({ companyName: 'x'.repeat(1024 * 1024) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: 'Payload Too Large. At most 1 MB can be sent.' },
    ]);
    // What was not read of it would be taken for the next request.
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('drops the state of the previous country, and asks for one of the new [D48]', async () => {
    expect(await (await put({ country: 'CH' })).json()).toMatchObject({
      errors: { state: ['Required'] },
    });
    expect((await put({ country: 'CH', state: 'CH-ZH' })).status).toBe(200);
    expect((await put({ country: 'VA' })).status).toBe(200);
    expect(await stored()).toMatchObject({ country: 'VA', state: null });
  });

  it('asks a Superadmin only for valid values [F215]', async () => {
    const root = await makeUser(server.db, { id: companyId }, { role: 'Superadmin' });
    admin = await server.as(root);
    expect((await put({ url: '', email: '', industry: null, state: null })).status).toBe(200);
    expect((await put({ companyName: '' })).status).toBe(422);
    expect((await put({ email: 'x' })).status).toBe(422);
  });

  it('accepts a picture of its own library as the logo [F083]', async () => {
    const { filesId, fileUrl } = await uploadPicture(admin, companyId);
    const answer = await put({ logoFile: { filesId } });
    expect(await answer.json()).toMatchObject({ logoFile: { filesId, fileUrl } });
    const { filesId: waiting } = await createUpload(admin, companyId);
    expect((await put({ logoFile: { filesId: waiting } })).status).toBe(422);
    const other = await makeCompany(server.db);
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const foreignLogo = await uploadPicture(stranger, other.id);
    expect((await put({ logoFile: { filesId: foreignLogo.filesId } })).status).toBe(422);
  });

  it('refuses a write on an older version, and returns the current one', async () => {
    const { headers } = await admin.get(`/api/companies/${companyId}`);
    const tag = headers.get('etag') ?? '';
    expect((await put({ companyName: 'First' }, { 'if-match': tag })).status).toBe(200);
    const late = await put({ companyName: 'Second' }, { 'if-match': tag });
    expect([late.status, late.headers.get('etag')]).toEqual([409, '"2"']);
    expect(await late.json()).toMatchObject({
      code: 'stale_write',
      conflict: { companyName: 'First', version: 2 },
    });
  });
});

describe('the lists of the form', () => {
  const get = async (path: string) => (await admin.get(path)).json();

  it('name the United States first, then every country by name [F059] [F082]', async () => {
    const { countries } = (await get('/api/countries')) as { countries: { name: string }[] };
    const [first, ...others] = countries.map(({ name }) => name);
    expect(first).toBe('United States');
    expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare));
    expect(countries).toHaveLength(249);
  });

  it('name the states of a country, and none where there are none [D48]', async () => {
    const { states } = (await get('/api/countries/US/states')) as { states: { code: string }[] };
    expect(states[0]).toEqual({ code: 'US-AL', name: 'Alabama' });
    expect(await get('/api/countries/VA/states')).toEqual({ states: [] });
    expect((await admin.get('/api/countries/XX/states')).status).toBe(404);
  });

  it('name the twenty sectors, and find their subsectors [F236] [D46]', async () => {
    type Answer = { industries: { id: number; name: string; code: string }[] };
    const sectors = ((await get('/api/industries')) as Answer).industries;
    expect(sectors).toHaveLength(20);
    expect(sectors).toContainEqual({ id: 31, name: 'Manufacturing', code: '31-33' });
    const found = ((await get('/api/industries?search=SOAP%20manuf')) as Answer).industries;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => /soap/i.test(name))).toBe(true);
    const byCode = ((await get('/api/industries?search=3118')) as Answer).industries;
    expect(byCode.map(({ code }) => code)).toContain('311811');
    expect(byCode.every(({ code }) => code.startsWith('3118'))).toBe(true);
  });
});
