import { expect, it } from 'vitest';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { insertPast } from '../analytics/countDays.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

const DAY = 86_400_000;

it('says how many scans led nowhere in four weeks and of which product most, until it has a page', async () => {
  const server = await startTestServer();
  const { id: companyId } = await makeCompany(server.db, { plan: 'pro' });
  const client = await server.as(await makeUser(server.db, { id: companyId }));
  const [oil, soap, tin] = [
    await makeProduct(client, companyId, { name: 'Oil' }),
    await makeProduct(client, companyId, { name: 'Soap' }),
    await makeProduct(client, companyId, { name: 'Tin' }),
  ];
  const dead = async ({ productId }: { productId: number }, times: number, days: number) =>
    insertPast(
      server.db,
      Array.from({ length: times }, () => ({
        companyId,
        productId,
        kind: 'dead' as const,
        reason: `unpublished /p/${productId}`,
        at: new Date(server.services.now().getTime() - days * DAY),
      })),
    );
  const notices = async () => {
    await server.count();
    const answer = await client.get(`/api/companies/${companyId}/dashboard`);
    return ((await answer.json()) as DashboardAnswer).notices.filter(({ kind }) => kind === 'dead');
  };
  expect(await notices()).toEqual([]);
  await dead(oil, 3, 0);
  await dead(soap, 1, 2);
  await dead(soap, 4, 27);
  await dead(tin, 9, 28);
  expect(await notices()).toEqual([{ kind: 'dead', count: 8, name: 'Soap' }]);
  await publish(client, soap);
  expect(await notices()).toEqual([{ kind: 'dead', count: 3, name: 'Oil' }]);
  await publish(client, oil);
  expect(await notices()).toEqual([]);
  // Its code leads to its last page.
  await change(client, oil, { status: 'archived' });
  expect(await notices()).toEqual([]);
});
