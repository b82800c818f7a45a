/** The demo's calls to action, through the rules that people's own go through, and their invented clicks. */
import type { CtaBody } from '@hangtag/contract/wire/cta';
import { addCta } from '@hangtag/server/ctas/write';
import type { Database, Queryable } from '@hangtag/server/db/database';
import { insertPast } from '@hangtag/server/analytics/countDays';
import { links } from '@hangtag/server/db/schema/links';
import { companyIdOf } from './companies.ts';
import { demoCtaCompany, demoCtas } from './content/ctas.ts';
import { daysAgo } from './days.ts';
import { unlimited } from './limits.ts';
import type { TeamOf } from './teams.ts';
import type { DemoVisits } from './views.ts';

/** Ids of calls to action in page order, by the key of a product. */
export type DemoCtaIds = ReadonlyMap<string, readonly number[]>;

/** What a client leaves out. */
const complete = (body: CtaBody) => ({
  name: '',
  type: 'url' as const,
  target: '',
  filesId: null,
  style: 'secondary' as const,
  utm: {},
  startsAt: null,
  endsAt: null,
  status: 'active' as const,
  ...body,
});

/** Adds every call to action. @returns Those of each product. */
export async function writeCtas(tools: {
  readonly db: Database;
  readonly team: TeamOf;
  readonly now: Date;
}): Promise<DemoCtaIds> {
  const ids = new Map<string, readonly number[]>();
  const actor = tools.team(demoCtaCompany);
  const acting = { db: tools.db, actor, now: () => daysAgo(tools.now, 40) };
  for (const { body, products, link } of demoCtas) {
    const cta = await addCta(acting, companyIdOf(demoCtaCompany), unlimited, complete(body));
    if (link) await breakLink(tools, cta, link);
    const { id } = cta;
    for (const key of products) ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}

/** Writes the check that found the address broken. */
async function breakLink(
  { db, now }: Parameters<typeof writeCtas>[0],
  { companyId, target }: Awaited<ReturnType<typeof addCta>>,
  { status, brokenDays }: NonNullable<(typeof demoCtas)[number]['link']>,
): Promise<void> {
  await db.insert(links).values({
    companyId,
    address: target,
    state: 'broken',
    status,
    checkedAt: now,
    brokenSince: daysAgo(now, brokenDays),
    failures: 2,
    nextAt: daysAgo(now, -1),
  });
}

/** Time from opening a page to a press on one of its buttons, in milliseconds. */
const PRESS_MS = 40_000;

/** Writes the clicks, spread over the pages and the visits of the last 30 days. */
export async function writeClicks(
  db: Queryable,
  ids: DemoCtaIds,
  visits: DemoVisits,
  now: Date,
): Promise<void> {
  const since = daysAgo(now, 30).getTime();
  const rows = demoCtas.flatMap(({ products: keys, clicks }, at) =>
    keys.flatMap((key, place) => {
      const before = demoCtas.slice(0, at).filter((each) => each.products.includes(key)).length;
      const ctaId = ids.get(key)?.[before];
      if (ctaId === undefined) throw new Error(`There is no demo product ${key}.`);
      const recent = (visits.get(key) ?? []).filter((visit) => visit.at.getTime() >= since);
      const share = Math.min(recent.length, Math.ceil((clicks - place) / keys.length));
      return Array.from({ length: share }, (_, click) => {
        const visit = recent[Math.floor((click * recent.length) / share)];
        if (!visit) throw new Error(`The demo product ${key} has no visits.`);
        const { via: _via, source: _source, shownCtas: _shown, ...person } = visit;
        const pressed = Math.min(visit.at.getTime() + PRESS_MS * (before + 1), now.getTime());
        return { ...person, ctaId, kind: 'click' as const, at: new Date(pressed) };
      });
    }),
  );
  await insertPast(db, rows);
}
