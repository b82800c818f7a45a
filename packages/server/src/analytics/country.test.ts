import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { events } from '../db/schema/analytics.ts';
import { makeMmdb } from '../../test/support/mmdb.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { PHONE } from '../../test/support/scan.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hangtag-geo-'));
});

afterAll(() => rm(folder, { recursive: true }));

const database = () =>
  makeMmdb([
    ['203.0.113.0/24', { country: { iso_code: 'CH', geoname_id: 2658434 } }],
    ['198.51.100.128/25', { country_code: 'jp' }],
    ['192.0.2.0/24', { continent: { code: 'EU' } }],
    ['2001:db8:5::/48', { country: { iso_code: 'NP' } }],
  ]);

/** The countries that are counted for scans from these addresses. */
async function countriesOf(settings: Partial<Config>, addresses: readonly string[], headers = {}) {
  const server = await startTestServer(settings);
  const { id: companyId } = await makeCompany(server.db, { plan: 'pro' });
  const client = await server.as(await makeUser(server.db, { id: companyId }));
  const product = await makeProduct(client, companyId, { name: 'Oil' });
  await publish(client, product);
  const sent = { accept: 'text/html', 'user-agent': PHONE, ...headers };
  for (const ip of addresses) {
    await server.guest().get(new URL(product.publicUrl).pathname, { headers: sent, ip });
    await server.services.background.idle();
  }
  const rows = await server.db.select().from(events).orderBy(events.id);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|198\.51|192\.0|2001:db8/);
  return rows.map(({ country }) => country);
}

it('is read from a database, and no address is kept', async () => {
  const geoDatabase = join(folder, 'countries.mmdb');
  await writeFile(geoDatabase, database());
  const known = ['203.0.113.7', '198.51.100.200', '2001:db8:5:1::9', '::ffff:203.0.113.9'];
  expect(await countriesOf({ geoDatabase }, known)).toEqual(['CH', 'JP', 'NP', 'CH']);
  const unknown = ['192.0.2.1', '198.51.100.1', '127.0.0.1', '2001:db8:6::1'];
  expect(await countriesOf({ geoDatabase }, unknown)).toEqual([null, null, null, null]);
});

it('is not measured when the database cannot be read, and scans still count', async () => {
  const geoDatabase = join(folder, 'broken.mmdb');
  await writeFile(geoDatabase, 'no database');
  expect(await countriesOf({ geoDatabase }, ['203.0.113.7', '203.0.113.8'])).toEqual([null, null]);
});

it('is what the proxy says', async () => {
  const settings = { geoHeader: 'cf-ipcountry', trustedProxies: 0 };
  const from = ['203.0.113.7'];
  expect(await countriesOf(settings, from, { 'cf-ipcountry': 'de' })).toEqual(['DE']);
  expect(await countriesOf(settings, from, { 'cf-ipcountry': 'XX' })).toEqual([null]);
  expect(await countriesOf({}, from, { 'cf-ipcountry': 'DE' })).toEqual([null]);
});
