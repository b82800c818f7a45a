import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeApp } from '../app.ts';
import { platformSectionIds } from '../content/definitions.ts';
import { pageChanges as table } from '../db/schema/pageChanges.ts';
import { rowsOf } from '../db/rows.ts';
import { type TestClient, testClient } from '../../test/support/client.ts';
import { keepRows } from '../../test/support/database.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { pageChanges, recall } from '../../test/support/pageChanges.ts';
import { makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { countStatements } from '../../test/support/countStatements.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

import { joinPageChanges, readStamps } from './pageStamp.ts';

let server: TestServer;
let companyId: number;
let path: string;
/** Puts all rows back. */
let putBack: () => Promise<void>;
/** Two processes on one database. */
let processes: readonly TestClient[];

const newProcess = () => testClient(makeApp(server.services), server.services.config);
const run = (query: SQL) => server.db.execute(query);
const idOf = async (query: SQL): Promise<number> =>
  rowsOf<{ id: number }>(await run(query))[0]?.id ?? 0;

/** A page with everything that pages show: pictures, a film's still, sections, a button, a report, a badge, a recall. */
beforeAll(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db, { name: 'Platform' });
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  const client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  const seal = await uploadPicture(root, platform.id);
  const { filesId } = await uploadPicture(client, companyId);
  const ids = await platformSectionIds(server.db, ['introduction', 'brand-story']);
  const of = (slug: string) => ids.get(slug) ?? 0;
  const ctaId = await idOf(sql`insert into ctas (company_id, name, label, type, target, ends_at)
    values (${companyId}, 'Box', 'See the box', 'link', 'https://merrow.example/', '2026-11-21T18:00:00Z')
    returning id`);
  await run(sql`insert into annual_reports (company_id, year, kind, title, url)
    values (${companyId}, 2025, 'annual', 'Harvest report', 'https://merrow.example/2025')`);
  await run(sql`with a as (insert into associations (name, url, logo_files_id)
      values ('Clean Kitchen', 'https://seal.example/', ${seal.filesId}) returning id)
    insert into company_associations (company_id, association_id, valid_to)
    select ${companyId}, id, '2026-11-21' from a`);
  const product = await makeProduct(client, companyId, {
    name: 'Harvest',
    unpublishedContent: {
      title: 'Harvest',
      headers: [{ id: 1, type: 'image', filesId }],
      sections: [section(of('introduction'), { lead: 'Pressed in October' })],
      ctas: [ctaId],
    },
  });
  const page = await publish(client, product);
  const words = { text: 'Nine people press it.', picture: filesId };
  const signature = [section(of('brand-story'), words)];
  const content = `/api/companies/${companyId}/content`;
  expect((await client.put(content, { unpublishedContent: { signature } })).status).toBe(200);
  expect((await client.put(`/api/companies/${companyId}/publish`, {})).status).toBe(200);
  path = new URL(page.publicUrl).pathname;
  await server.services.background.idle();
  putBack = await keepRows(server.db);
});

beforeEach(async () => {
  // What the test before has scanned is still being written.
  await server.services.background.idle();
  await putBack();
  processes = [newProcess(), newProcess()];
});

const ask = async (client: TestClient, query = '') => {
  const answer = await client.get(`${path}${query}`);
  return `${answer.status} ${await answer.text()}`;
};

it.each(pageChanges)('every process shows the page as it is as soon as %s', async (_, change) => {
  const before = await Promise.all(processes.map((one) => ask(one)));
  expect(before[0]).toMatch(/^200 /);
  // From the cache: nothing else is asked.
  expect(await Promise.all(processes.map((one) => ask(one)))).toEqual(before);
  await run(change());
  const fresh = await ask(newProcess());
  expect(fresh).not.toBe(before[0]);
  expect(await Promise.all(processes.map((one) => ask(one)))).toEqual([fresh, fresh]);
});

it('a scan of each lot shows its own recall from the cache too', async () => {
  await run(recall('L7'));
  for (const query of ['', '?10=L7', '?10=L8', '?10=L7']) {
    const fresh = await ask(newProcess(), query);
    for (const one of processes) {
      expect(await ask(one, query)).toBe(fresh);
      expect(await ask(one, query)).toBe(fresh);
    }
  }
});

it('joined changes are the same stamp, and the next change another', async () => {
  const code = path.slice(3);
  const stamp = async () => (await readStamps(server.db, [code])).get(code);
  const before = await stamp();
  const count = () => server.db.$count(table);
  expect(await count()).toBeGreaterThan(3);
  await joinPageChanges(server.db);
  expect(await count()).toBeLessThanOrEqual(3);
  expect(await stamp()).toBe(before);
  await run(sql`update files set alt = 'Harvest' where company_id = 2`);
  expect(await stamp()).not.toBe(before);
});

it('a page from the cache costs one statement', async () => {
  const [one] = processes;
  await one?.get(path);
  await server.count();
  // A program is not counted, so nothing is written.
  const robot = { headers: { 'user-agent': 'Googlebot/2.1' } };
  expect(await countStatements(() => Promise.resolve(one?.get(path, robot)))).toBe(1);
});

// The last one: it turns the clock.
it('every process shows the page as it is when a button and a badge end', async () => {
  const asked = () => Promise.all(processes.map((one) => ask(one)));
  const [first = ''] = await asked();
  expect(first).toContain('See the box');
  server.advance(5 * 3600);
  expect(await asked()).toEqual([first, first]);
  server.advance(3600);
  const [second = ''] = await asked();
  expect(second).not.toContain('See the box');
  expect(await asked()).toEqual([second, await ask(newProcess())]);
  expect(second).toContain('Clean Kitchen');
  server.advance(6 * 3600);
  const [third = ''] = await asked();
  expect(third).not.toContain('Clean Kitchen');
  expect(await asked()).toEqual([third, await ask(newProcess())]);
});
