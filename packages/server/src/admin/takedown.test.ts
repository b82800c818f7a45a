import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { change, publish } from '../../test/support/products.ts';
import { resolverFixture } from '../../test/support/resolverFixture.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeUser } from '../../test/support/users.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

let fixture: Fixture;
let superadmin: TestClient;

beforeEach(async () => {
  fixture = await resolverFixture();
  const { server, companyId } = fixture;
  // The first company is the platform's own.
  superadmin = await server.as(
    await makeUser(server.db, { id: companyId }, { role: 'Superadmin' }),
  );
});

const path = (before = '/api') =>
  `${before}/companies/${fixture.companyId}/products/${fixture.product.productId}/takedown`;
const withhold = (reason: string) => superadmin.put(path('/api/admin'), { reason });

describe('a page that is withheld by law', () => {
  it('is public again once it is put back, and the log has both', async () => {
    const { server, client, product, ask } = fixture;
    await publish(client, product);
    const short = new URL(product.publicUrl).pathname;
    await withhold('Order 7 O 12/26');
    expect((await ask(short)).status).toBe(451);
    expect(await (await client.get(path())).json()).toEqual({
      takedown: { since: '2026-11-21T12:00:00.000Z', reason: 'Order 7 O 12/26' },
      version: expect.any(Number),
    });
    // Publishing again does not undo it.
    await publish(client, await change(client, product, { title: 'Another' }));
    expect((await ask(short)).status).toBe(451);
    expect((await ask(`${short}.jsonld`)).status).toBe(404);
    await withhold('');
    expect((await ask(short)).status).toBe(200);
    expect(await (await client.get(path())).json()).toMatchObject({ takedown: null });
    const rows = await server.db.select().from(auditLog).orderBy(desc(auditLog.position));
    const actions = rows.map(({ action }) => action);
    expect(actions.indexOf('product.put-back')).toBeLessThan(actions.indexOf('product.taken-down'));
  });

  it('takes its pictures with it', async () => {
    const { server, client, companyId, product } = fixture;
    const { filesId, fileUrl } = await uploadPicture(client, companyId);
    const image = { imageFile: { filesId } };
    await publish(client, await change(client, product, image));
    const statusOf = async () => (await server.guest().get(fileUrl)).status;
    expect(await statusOf()).toBe(200);
    await withhold('Order 7 O 12/26');
    expect(await statusOf()).toBe(404);
    await withhold('');
    expect(await statusOf()).toBe(200);
  });

  it('counts its scans as having led nowhere', async () => {
    const { server, client, product, ask, companyId } = fixture;
    await publish(client, product);
    await withhold('Order 7 O 12/26');
    const path = new URL(product.publicUrl).pathname;
    await ask(path);
    await server.services.background.idle();
    await server.count();
    const query = '?from=2026-11-15&to=2026-11-21';
    const answer = await client.get(`/api/companies/${companyId}/analytics${query}`);
    expect(await answer.json()).toMatchObject({
      totals: { dead: 1 },
      dead: [{ address: path, reason: 'withheld', scans: 1, isLive: false }],
    });
  });

  it('is not withheld by its own company', async () => {
    const admin = await fixture.server.as(
      await makeUser(fixture.server.db, { id: fixture.companyId }, { role: 'Admin' }),
    );
    expect((await admin.put(path('/api/admin'), { reason: 'No' })).status).toBe(403);
  });
});
