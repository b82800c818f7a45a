/** Scans of all companies, each by the days of its own calendar. */
import { sql } from 'drizzle-orm';
import { lastDays } from '@hangtag/contract/rules/days';
import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
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
  const ofWeek = rows.filter(
    ({ date, companyId }) => date >= (week[0] ?? '') && mayEnterCompany(actor, companyId),
  );
  const companies = [...Map.groupBy(ofWeek, ({ companyId }) => companyId)]
    .map(([companyId, some]) => ({ companyId, name: some[0]?.name ?? '', count: sumOf(some) }))
    .toSorted((a, b) => b.count - a.count || a.companyId - b.companyId)
    .slice(0, MOST);
  return {
    last30Days: sumFrom(MONTH),
    before: sumFrom(0, MONTH),
    days: week.map((date, at) => ({
      date,
      count: counts[dates.length - WEEK + at] ?? 0,
      before: counts[dates.length - WEEK * 2 + at] ?? 0,
    })),
    companies,
  };
}
