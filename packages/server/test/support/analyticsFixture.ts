/** A product whose code is scanned, and the figures that come of it. */
import { expect } from 'vitest';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { Database } from '../../src/db/database.ts';
import {
  countsDay,
  countsQuarter,
  countsTotal,
  countsValue,
  events,
} from '../../src/db/schema/analytics.ts';
import { makeProduct } from './products.ts';
import { scanCode } from './scan.ts';
import { startTestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';

/** An unpublished product with a number, and the client of its company. */
export async function analyticsFixture() {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  const companyId = company.id;
  const client = await server.as(await makeUser(server.db, company));
  const product = await makeProduct(client, companyId, { name: 'Oil', upcCode: '9506000134352' });
  return {
    server,
    client,
    companyId,
    product,
    /** Scans the code, and waits until that is written. */
    scan: async (headers: Record<string, string> = {}, who = server.guest()) => {
      const answer = await scanCode(who, '/01/09506000134352', headers);
      await server.services.background.idle();
      return answer;
    },
    /** Counts, and reads the figures. */
    read: async (query = 'from=2026-11-15&to=2026-11-21') => {
      await server.count();
      const answer = await client.get(`/api/companies/${companyId}/analytics?${query}`);
      expect(answer.status).toBe(200);
      return (await answer.json()) as AnalyticsAnswer;
    },
  };
}

/** Deletes what was requested and counted. */
export async function deleteCounts(db: Database): Promise<void> {
  for (const table of [events, countsQuarter, countsDay, countsValue, countsTotal])
    await db.delete(table);
}
