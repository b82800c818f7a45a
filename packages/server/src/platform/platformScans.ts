/** Scans of all companies, each by the days of its own calendar. */
import { sql } from 'drizzle-orm';
import { dayOf, endOfDay, lastDays, plusDays } from '@hangtag/contract/rules/days';
import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import { sameHour } from '../analytics/comparedSpan.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { companies } from '../db/schema/companies.ts';
import type { Actor } from '../http/vars.ts';
import { mayEnterCompany } from '../policy/company.ts';

const MONTH = 30;
const WEEK = 7;

/** Companies that are named. */
const MOST = 5;

interface Row {
  readonly companyId: number;
  readonly name: string;
  readonly date: string;
  readonly scans: number;
}

/** The last two months as sums, the last week by day and by each company that the user may enter. */
export async function readPlatformScans(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<OverviewAnswer['scans']> {
  // Some companies are a day ahead of UTC: what they counted of it is in the next reading.
  const { dates } = lastDays(now, 'UTC', MONTH * 2);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  // One index range for each company: the table holds every product's days too.
  const result = await db.execute(sql`
    select c.id as "companyId", c.name, to_char(d.day, 'YYYY-MM-DD') as date, d.scans
    from companies c cross join lateral (
      select day, scans from counts_day
      where company_id = c.id and product_id = 0 and day >= ${first}::date and day <= ${last}::date
        and scans > 0) d`);
  const rows = rowsOf<Row>(result);
  const sumOf = (some: readonly Row[]) => some.reduce((all, { scans }) => all + scans, 0);
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const counts = dates.map((date) => sumOf(byDate.get(date) ?? []));
  const sumFrom = (start: number, end?: number) =>
    counts.slice(start, end).reduce((all, each) => all + each, 0);
  const week = dates.slice(-WEEK);
  const zones = await readZones(db);
  const later = await readLater(db, zones, { now, last });
  const sumLater = (days: number, date?: string) =>
    later
      .filter((each) => each.days === days && (date === undefined || each.date === date))
      .reduce((all, { scans }) => all + scans, 0);
  const ofWeek = rows.filter(
    ({ date, companyId }) => date >= (week[0] ?? '') && mayEnterCompany(actor, companyId),
  );
  const mostScanned = [...Map.groupBy(ofWeek, ({ companyId }) => companyId)]
    .map(([companyId, some]) => ({ companyId, name: some[0]?.name ?? '', count: sumOf(some) }))
    .toSorted((a, b) => b.count - a.count || a.companyId - b.companyId)
    .slice(0, MOST);
  return {
    last30Days: sumFrom(MONTH),
    before: sumFrom(0, MONTH) - sumLater(MONTH),
    days: week.map((date, at) => {
      const place = dates.length - WEEK * 2 + at;
      const before = (counts[place] ?? 0) - sumLater(WEEK, dates[place] ?? '');
      return { date, count: counts[place + WEEK] ?? 0, before };
    }),
    companies: mostScanned,
  };
}

/** The time zones that companies count in. */
async function readZones(db: Database): Promise<readonly string[]> {
  const known = await db.selectDistinct({ zone: companies.timeZone }).from(companies);
  return [...new Set(known.map(({ zone }) => zone ?? 'UTC'))];
}

/** Scans of a day that a comparison leaves out. */
interface Later {
  /** How many days ago it compares with. */
  readonly days: number;
  readonly date: string;
  readonly scans: number;
}

/** What the comparisons with a week and a month ago leave out: the scans after the hour that it is now in each company. */
async function readLater(
  db: Database,
  zones: readonly string[],
  { now, last }: { readonly now: Date; readonly last: string },
): Promise<readonly Later[]> {
  const spans = zones.flatMap((tz) =>
    [WEEK, MONTH].map((days) => ({
      days,
      zone: tz,
      from: sameHour(plusDays(dayOf(now, tz), -days), { tz, now }),
      to: endOfDay(plusDays(last, -days), tz),
    })),
  );
  const result = await db.execute(sql`
    select z.days, to_char(q.bucket at time zone z.zone, 'YYYY-MM-DD') as date, sum(q.scans)::int as scans
    from json_to_recordset(${JSON.stringify(spans)}::json)
      as z(days int, zone text, "from" timestamptz, "to" timestamptz)
    join companies c on coalesce(c.time_zone, 'UTC') = z.zone
    join counts_quarter q on q.company_id = c.id and q.product_id = 0
      and q.bucket >= z."from" and q.bucket < z."to"
    group by z.days, date`);
  return rowsOf<Later>(result);
}
