import { expect, it } from 'vitest';
import { events } from '../db/schema/analytics.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { phones } from '../../test/support/phones.ts';
import { scanCode } from '../../test/support/scan.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

it('counts what twelve phones send as what it is', async () => {
  const server = await startTestServer();
  const { id: companyId } = await makeCompany(server.db, { plan: 'pro' });
  const client = await server.as(await makeUser(server.db, { id: companyId }));
  const oil = await makeProduct(client, companyId, { name: 'Oil', upcCode: '9506000134352' });
  await publish(client, oil);
  for (const { agent, headers } of phones) {
    const sent = { ...headers, 'user-agent': agent };
    expect((await scanCode(server.guest(), '/01/09506000134352', sent)).status).toBe(200);
    await server.services.background.idle();
  }
  await server.services.events.flush();
  const rows = await server.db.select().from(events).orderBy(events.id);
  const counted = rows.map(({ kind, via, device, reason }) => ({ kind, via, device, reason }));
  const abouts = phones.map(({ about }) => about);
  expect(counted.map((row, at) => ({ about: abouts[at], ...row }))).toEqual(
    phones.map(({ about, kind, via, device }) => ({ about, kind, via, device, reason: null })),
  );
});
