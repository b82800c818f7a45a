import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { subscriptions } from '../db/schema/companies.ts';
import {
  lotRecall as ofLot,
  noticeOf,
  recallFixture,
  wholeRecall as whole,
} from '../../test/support/recallFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

type Fixture = Awaited<ReturnType<typeof recallFixture>>;

let fixture: Fixture;
let { admin, path, number, begin, end, live, scan } = {} as Fixture;

beforeEach(async () => {
  fixture = await recallFixture();
  ({ admin, path, number, begin, end, live, scan } = fixture);
});

describe('recalling', () => {
  it('is for Admins, and is read by everybody of the company', async () => {
    const { client, server } = fixture;
    expect((await client.post(path, whole)).status).toBe(403);
    const recall = await begin(whole);
    expect((await client.put(`${path}/${recall.id}/end`, {})).status).toBe(403);
    expect(await (await client.get(path)).json()).toEqual({
      recalls: [{ ...recall, startedBy: 'Ines Calder', endedAt: null, endedBy: null }],
      can: { recall: false },
    });
    const stranger = await server.as(
      await makeUser(server.db, await makeCompany(server.db), { role: 'Admin' }),
    );
    expect((await stranger.post(path, whole)).status).toBe(404);
  });

  it('needs no plan', async () => {
    await live();
    await fixture.server.db.delete(subscriptions);
    await begin(whole);
    expect(noticeOf((await scan(number)).html)).not.toBe('');
  });

  it('is a row of the log, as is its end', async () => {
    const recall = await begin(ofLot('26-31'));
    await end(recall);
    const rows = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, fixture.companyId))
      .orderBy(auditLog.position);
    expect(
      rows
        .slice(-2)
        .map(({ action, actorName, before, after }) => [action, actorName, before ?? after]),
    ).toEqual([
      ['product.recalled', 'Ines Calder', ofLot('26-31')],
      [
        'product.recall-ended',
        'Ines Calder',
        { lot: '26-31', message: 'Lot 26-31 may be bitter.' },
      ],
    ]);
  });

  it('is refused twice, and ended once', async () => {
    const recall = await begin(ofLot('26-31'));
    const again = await admin.post(path, ofLot('26-31'));
    expect([again.status, await again.json()]).toMatchObject([
      422,
      { errors: { lot: ['This lot is recalled already. End that recall to write another.'] } },
    ]);
    expect((await end(recall)).status).toBe(200);
    const ended = await end(recall);
    expect([ended.status, await ended.json()]).toMatchObject([
      409,
      { message: 'Ines Calder has ended this recall already.' },
    ]);
    await begin(ofLot('26-31'));
  });

  it.each([
    [{ lot: 'two words' }, 'lot'],
    [{ lot: 'x'.repeat(21) }, 'lot'],
    [{ message: ' ' }, 'message'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: '', telephone: '' }, 'url'],
    [{ telephone: 'call us' }, 'telephone'],
  ])('refuses %j by name', async (wrong, field) => {
    const answer = await admin.post(path, { ...whole, ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  });
});
