import { expect, it } from 'vitest';
import { events } from '../db/schema/analytics.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { linkPreviews } from '../../test/support/linkPreviews.ts';
import { phones } from '../../test/support/phones.ts';
import { scanCode } from '../../test/support/scan.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

it('counts what sixteen phones and six link previews send as what it is', async () => {
  const senders = [...phones, ...linkPreviews];
  const server = await startTestServer();
  const { id: companyId } = await makeCompany(server.db, { plan: 'pro' });
  const client = await server.as(await makeUser(server.db, { id: companyId }));
  const oil = await makeProduct(client, companyId, { name: 'Oil', upcCode: '9506000134352' });
  await publish(client, oil);
  for (const { agent, headers } of senders) {
    const sent = { ...headers, 'user-agent': agent };
    expect((await scanCode(server.guest(), '/01/09506000134352', sent)).status).toBe(200);
    await server.services.background.idle();
  }
  await server.services.events.flush();
  const rows = await server.db.select().from(events).orderBy(events.id);
  const counted = rows.map(({ kind, via, device, reason }) => ({ kind, via, device, reason }));
  const abouts = senders.map(({ about }) => about);
  expect(counted.map((row, at) => ({ about: abouts[at], ...row }))).toEqual(
    senders.map(({ about, kind, via, device }) => {
      return { about, kind, via, device, reason: kind === 'bot' ? 'robot' : null };
    }),
  );
});
