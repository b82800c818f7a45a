import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnualReportsAnswer } from '@hangtag/contract/wire/annualReport';
import { auditLog } from '../db/schema/audit.ts';
import { subscriptions } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { pdf } from '../../test/support/pdf.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let companyId: number;
let client: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
});

const path = () => `/api/companies/${companyId}/annualReports`;
const online = (title: string) => ({ year: 2025, title, url: 'https://merrow.example/report' });
const listOf = async (answer: Response) => (await answer.json()) as AnnualReportsAnswer;
const read = async () => listOf(await client.get(path()));
const titles = ({ annualReports }: AnnualReportsAnswer) => annualReports.map(({ title }) => title);
const actions = async () =>
  (await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position)).map(
    ({ action }) => action,
  );

/** A PDF of the company's library. */
async function document() {
  const { uploadUrl, filesId } = await createUpload(client, companyId, {
    fileName: 'harvest.pdf',
    type: 'pdf',
  });
  const stored = await uploadBody(client, uploadUrl, pdf());
  expect(stored.status).toBe(200);
  return { filesId, ...((await stored.json()) as { fileUrl: string }) };
}

describe('the reports of a company [F017] [D40]', () => {
  it('are in order of creation until they are sorted', async () => {
    for (const title of ['A', 'B', 'C']) await client.post(path(), online(title));
    const made = await read();
    expect(titles(made)).toEqual(['A', 'B', 'C']);
    expect(made.can).toEqual({ edit: true, locked: null, checkLinks: false });
    const order = made.annualReports
      .toReversed()
      .map(({ id }, displayOrder) => ({ id, displayOrder }));
    const ordered = await client.put(`${path()}/updateDisplayOrder`, { order });
    expect(titles(await listOf(ordered))).toEqual(['C', 'B', 'A']);
    const partly = { order: order.slice(1) };
    expect((await client.put(`${path()}/updateDisplayOrder`, partly)).status).toBe(422);
  });

  it('are added, changed and removed, and each is logged', async () => {
    const [made] = (await listOf(await client.post(path(), online('Harvest')))).annualReports;
    expect(made).toMatchObject({ kind: 'annual', status: 'active', filesId: null });
    const one = `${path()}/${made?.id}`;
    const changed = await client.put(one, { title: 'Harvest report', kind: 'impact' });
    expect((await listOf(changed)).annualReports).toMatchObject([
      { title: 'Harvest report', kind: 'impact', url: 'https://merrow.example/report' },
    ]);
    await client.put(one, { title: 'Harvest report' });
    expect(titles(await listOf(await client.delete(one)))).toEqual([]);
    expect((await client.delete(one)).status).toBe(404);
    expect(await actions()).toEqual([
      'company.report-added',
      'company.report-changed',
      'company.report-removed',
    ]);
  });

  it.each([
    [{ year: 2025, title: 'Nowhere' }, 'url'],
    [{ ...online('Both'), filesId: 1 }, 'url'],
    [{ year: 1815, title: 'Old', url: 'https://a.example' }, 'year'],
    [{ year: 2025.5, title: 'Half', url: 'https://a.example' }, 'year'],
    [{ ...online('Kind'), kind: 'weekly' }, 'kind'],
    [{ ...online(''), title: ' ' }, 'title'],
    [{ ...online('Script'), url: 'javascript:alert(1)' }, 'url'],
    [{ ...online('Mail'), url: 'mailto:a@b.example' }, 'url'],
    [{ year: 2025, title: 'Unknown', filesId: 999 }, 'filesId'],
  ])('refuse %j', async (body, field) => {
    const answer = await client.post(path(), body);
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(await actions()).toEqual([]);
  });

  it('of another company are 404', async () => {
    const [made] = (await listOf(await client.post(path(), online('Mine')))).annualReports;
    const other = await makeCompany(server.db, { plan: 'pro' });
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const one = `/api/companies/${other.id}/annualReports/${made?.id}`;
    for (const answer of [await stranger.put(one, { title: 'Theirs' }), await stranger.delete(one)])
      expect(answer.status).toBe(404);
    expect(titles(await read())).toEqual(['Mine']);
  });

  it('cannot be added without a plan, and can be removed', async () => {
    const [made] = (await listOf(await client.post(path(), online('Mine')))).annualReports;
    await server.db.update(subscriptions).set({ status: 'ended' });
    expect((await client.post(path(), online('More'))).status).toBe(403);
    expect((await client.delete(`${path()}/${made?.id}`)).status).toBe(200);
  });
});

describe('the PDF of a report', () => {
  it('is public while the report is active, and stays while it exists [F250]', async () => {
    const { filesId, fileUrl } = await document();
    const status = async () => (await server.guest().get(fileUrl)).status;
    expect(await status()).toBe(404);
    const body = { year: 2025, title: 'Harvest report', filesId };
    const [made] = (await listOf(await client.post(path(), body))).annualReports;
    expect(made?.file).toMatchObject({ fileUrl });
    expect(await status()).toBe(200);
    const refused = await client.delete(`/api/files/${filesId}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        message:
          'This file is used as the report “Harvest report”. Take it out there, then delete it.',
        code: 'file_in_use',
        uses: [
          {
            kind: 'report',
            id: made?.id,
            name: 'Harvest report',
            place: 'published',
            frame: 'body',
          },
        ],
        total: 1,
      },
    ]);
    await client.put(`${path()}/${made?.id}`, { status: 'inactive' });
    expect(await status()).toBe(404);
    const elsewhere = { filesId: null, url: 'https://merrow.example' };
    expect((await client.put(`${path()}/${made?.id}`, elsewhere)).status).toBe(200);
    expect((await client.delete(`/api/files/${filesId}`)).status).toBe(204);
  });

  it('is no picture', async () => {
    const { filesId } = await uploadPicture(client, companyId);
    const answer = await client.post(path(), { year: 2025, title: 'Picture', filesId });
    expect(await answer.json()).toMatchObject({ errors: { filesId: ['Choose a PDF file.'] } });
  });
});
