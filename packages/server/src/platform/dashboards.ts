/** The platform's own dashboards (D42): each is one question to the database, asked when it is opened. */
import { type SQL, sql } from 'drizzle-orm';
import type { BuiltinDashboard, BuiltinDashboardAnswer } from '@hangtag/contract/wire/platform';
import { inForce } from '../policy/companyQueries.ts';
import type { Actor, Services } from '../http/vars.ts';
import { enterableBy } from '../policy/company.ts';
import { rowsOf } from '../db/rows.ts';
import { daysBefore } from '@hangtag/contract/rules/days';

/** Rows that a dashboard shows at most. */
const MOST = 25;

interface Dashboard extends Pick<BuiltinDashboardAnswer, 'name' | 'about' | 'unit'> {
  /** Gives `label`, `value`, the row's `place` and, where it is about a company, `company_id`: of `companies` that the user may enter. */
  readonly rows: (now: Date, enterable: SQL) => SQL;
  /** Does the sum of all rows say something? */
  readonly hasTotal: boolean;
}

/** What a subscription brings in a month; a year counts as a twelfth of its price. */
const monthly = sql`(
  case subscriptions.frequency when 'yearly' then round(coalesce(p.yearly_cents, 0) / 12.0)
    else coalesce(p.monthly_cents, 0) end
  + subscriptions.additional_products * coalesce((select monthly_cents from addons where key = 'additionalProduct'), 0)
)`;

/** Every dashboard by its id. */
export const dashboards: Readonly<Record<BuiltinDashboard, Dashboard>> = {
  plans: {
    name: 'Companies by plan',
    about: 'Companies by the plan that they have now; demo companies have none.',
    unit: 'count',
    hasTotal: true,
    rows: () => sql`
      select label, count(*)::float8 as value,
        row_number() over (order by min(display_order) nulls last, label) as place
      from (
        select coalesce(p.title, case when c.demo then 'Demo' else 'No plan' end) as label, p.display_order
        from companies c left join plans p on p.name = c.type
      ) named group by label`,
  },
  revenue: {
    name: 'Recurring revenue',
    about: 'What the running subscriptions come to in a month, by plan, before discounts and tax.',
    unit: 'centsPerMonth',
    hasTotal: true,
    rows: (now) => sql`
      select p.title as label, sum(${monthly})::float8 as value,
        row_number() over (order by p.display_order) as place
      from subscriptions join plans p on p.name = subscriptions.plan_name
      where ${inForce(now)}
      group by p.title, p.display_order`,
  },
  scans: {
    name: 'Scans by company',
    about: 'Looks at published pages in the last 30 days.',
    unit: 'count',
    hasTotal: true,
    rows: (now, enterable) => sql`
      select companies.name as label, v.value, companies.id as company_id,
        row_number() over (order by v.value desc, companies.id) as place
      from (
        select company_id, sum(scans)::float8 as value from counts_quarter
        where product_id = 0 and bucket > ${daysBefore(now, 30)} group by company_id having sum(scans) > 0
      ) v join companies on companies.id = v.company_id where ${enterable}`,
  },
  storage: {
    name: 'Storage by company',
    about: 'Files as they were uploaded, without the sizes that pages use.',
    unit: 'bytes',
    hasTotal: true,
    rows: (_, enterable) => sql`
      select companies.name as label, f.value, companies.id as company_id,
        row_number() over (order by f.value desc, companies.id) as place
      from (
        select company_id, sum(bytes)::float8 as value from files
        where stored_at is not null group by company_id
      ) f join companies on companies.id = f.company_id where ${enterable}`,
  },
  stale: {
    name: 'Quiet companies',
    about: 'Active companies where nobody signed in for 60 days, by the days since then.',
    unit: 'days',
    hasTotal: false,
    rows: (now, enterable) => sql`
      select companies.name as label, companies.id as company_id,
        floor(extract(epoch from (${now.toISOString()}::timestamptz - u.last)) / 86400)::float8 as value,
        row_number() over (order by u.last nulls first, companies.id) as place
      from companies left join (
        select company_id, max(last_login) as last from users group by company_id
      ) u on u.company_id = companies.id
      where ${enterable} and companies.status = 'Active' and companies.created_at < ${daysBefore(now, 60)}
        and (u.last is null or u.last < ${daysBefore(now, 60)})`,
  },
};

interface Counted {
  readonly label: string;
  readonly value: number | null;
  readonly company_id?: number;
  readonly all: number;
  readonly total: number | null;
}

/** Asks one dashboard's question. */
export async function countDashboard(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  id: BuiltinDashboard,
): Promise<BuiltinDashboardAnswer> {
  const { name, about, unit, rows, hasTotal } = dashboards[id];
  const now = services.now();
  const answer: unknown = await services.db.execute(sql`
    select r.*, count(*) over ()::int as "all", sum(r.value) over ()::float8 as total
    from (${rows(now, enterableBy(actor) ?? sql`true`)}) r order by r.place limit ${MOST}`);
  const counted = rowsOf<Counted>(answer);
  const [first] = counted;
  return {
    id,
    name,
    about,
    at: now.toISOString(),
    unit,
    total: hasTotal ? (first?.total ?? 0) : null,
    rows: counted.map(({ label, value, company_id: companyId }) => ({
      label,
      value,
      ...(companyId !== undefined && { companyId }),
    })),
    more: Math.max(0, (first?.all ?? 0) - counted.length),
  };
}
