/** The demo's calls to action, through the rules that people's own go through, and their invented clicks. */
import { ctaState, isCtaCounted } from '@hangtag/contract/rules/cta';
import { dayOf, endOfDay, plusDays, startOfDay } from '@hangtag/contract/rules/days';
import type { CtaBody } from '@hangtag/contract/wire/cta';
import { addCta } from '@hangtag/server/ctas/write';
import type { Database, Queryable } from '@hangtag/server/db/database';
import { insertPast } from '@hangtag/server/analytics/countDays';
import { links } from '@hangtag/server/db/schema/links';
import { companyIdOf } from './companies.ts';
import { demoCompanies } from './content/companies.ts';
import { type DemoCta, demoCtaCompany, demoCtas } from './content/ctas.ts';
import { daysAgo } from './days.ts';
import { unlimited } from './limits.ts';
import type { TeamOf } from './teams.ts';
import type { DemoVisits } from './views.ts';

/** A call to action that is stored. */
interface WrittenCta {
  readonly id: number;
  /** Whether a page showed it at a moment, as a button whose clicks are counted. */
  readonly isCountedAt: (at: Date) => boolean;
}

/** Calls to action in page order, by the key of a product. */
export type DemoCtaIds = ReadonlyMap<string, readonly WrittenCta[]>;

/** Ids of the calls to action of a product, in page order. */
export const ctaIdsOf = (written: DemoCtaIds, product: string): readonly number[] =>
  (written.get(product) ?? []).map(({ id }) => id);

/** What a page showed at a moment, as an event keeps it; null without any button that is counted. */
export function shownCtasOf(written: DemoCtaIds, product: string, at: Date): string | null {
  const shown = (written.get(product) ?? []).filter(({ isCountedAt }) => isCountedAt(at));
  return shown.map(({ id }) => id).join() || null;
}

const zone = demoCompanies.find(({ key }) => key === demoCtaCompany)?.timeZone ?? 'UTC';

/** What a client leaves out; whole days of the company's calendar. */
function complete({ body, days: { first, last } = {} }: DemoCta, now: Date) {
  const day = (count: number) => plusDays(dayOf(now, zone), count);
  return {
    name: '',
    type: 'url' as const,
    target: '',
    filesId: null,
    style: 'secondary' as const,
    utm: {},
    startsAt: first === undefined ? null : startOfDay(day(first), zone).toISOString(),
    endsAt: last === undefined ? null : endOfDay(day(last), zone).toISOString(),
    status: 'active' as const,
    ...body,
  } satisfies CtaBody;
}

/** Adds every call to action. @returns Those of each product. */
export async function writeCtas(tools: {
  readonly db: Database;
  readonly team: TeamOf;
  readonly now: Date;
}): Promise<DemoCtaIds> {
  const written = new Map<string, readonly WrittenCta[]>();
  const actor = tools.team(demoCtaCompany);
  const acting = { db: tools.db, actor, now: () => daysAgo(tools.now, 40) };
  for (const demo of demoCtas) {
    const body = complete(demo, tools.now);
    const cta = await addCta(acting, companyIdOf(demoCtaCompany), unlimited, body);
    if (demo.link) await breakLink(tools, cta, demo.link);
    const isCountedAt = (at: Date) => isCtaCounted(body) && ctaState(body, at.getTime()) === 'live';
    for (const key of demo.products)
      written.set(key, [...(written.get(key) ?? []), { id: cta.id, isCountedAt }]);
  }
  return written;
}

/** Writes the check that found the address broken. */
async function breakLink(
  { db, now }: Parameters<typeof writeCtas>[0],
  { companyId, target }: Awaited<ReturnType<typeof addCta>>,
  { status, brokenDays }: NonNullable<DemoCta['link']>,
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

/**
 * Writes the clicks, spread over the visits that showed each button: as many as it has in 30 days, and as often before.
 */
export async function writeClicks(
  db: Queryable,
  written: DemoCtaIds,
  visits: DemoVisits,
  now: Date,
): Promise<void> {
  const since = daysAgo(now, 30);
  const rows = demoCtas.flatMap(({ products: keys, clicks }, at) => {
    const shown = keys.flatMap((key) => {
      const place = demoCtas.slice(0, at).filter((each) => each.products.includes(key)).length;
      const cta = written.get(key)?.[place];
      if (!cta) throw new Error(`There is no demo product ${key}.`);
      return (visits.get(key) ?? [])
        .filter((visit) => cta.isCountedAt(visit.at))
        .map((visit) => ({ visit, ctaId: cta.id, place }));
    });
    const [recent, earlier] = [true, false].map((isRecent) =>
      shown.filter(({ visit }) => visit.at >= since === isRecent),
    );
    return [
      ...spread(recent ?? [], clicks),
      ...spread(
        earlier ?? [],
        Math.round((clicks * (earlier?.length ?? 0)) / (recent?.length || 1)),
      ),
    ].map(({ visit, ctaId, place }) => {
      const { via: _via, source: _source, shownCtas: _shown, ...person } = visit;
      const pressed = Math.min(visit.at.getTime() + PRESS_MS * (place + 1), now.getTime());
      return { ...person, ctaId, kind: 'click' as const, at: new Date(pressed) };
    });
  });
  await insertPast(db, rows);
}

/** So many of them, at even distances. */
function spread<Of>(all: readonly Of[], count: number): readonly Of[] {
  const most = Math.min(count, all.length);
  const chosen = Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]);
  return chosen.filter((each) => each !== undefined);
}
