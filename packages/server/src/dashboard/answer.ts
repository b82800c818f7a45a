/** The dashboard as it leaves the server. */
import { may } from '@hangtag/contract/rules/permissions';
import { editGate } from '@hangtag/contract/rules/productLimits';
import { productLimit } from '@hangtag/contract/rules/subscription';
import { DASHBOARD_DAYS, type DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Role } from '@hangtag/contract/wire/user';
import { comparedSpan } from '../analytics/comparedSpan.ts';
import { readProducts } from '../analytics/productQueries.ts';
import { type Span, readDays } from '../analytics/queries.ts';
import { readAccount } from '../billing/account/account.ts';
import { presentPrice } from '../billing/account/presentCustomer.ts';
import type { Services } from '../http/vars.ts';
import { presentBrief } from '../products/present.ts';
import { answerRows } from '../products/respond.ts';
import { lastDays, timeIn } from '@hangtag/contract/rules/days';
import { readActivity } from './activity.ts';
import {
  cardNotice,
  deadNotice,
  descriptionNotice,
  firstScanNotice,
  linkNotice,
} from './notices.ts';
import { findFirstProduct, listWaiting, readFirstSteps, withProducts } from './queries.ts';
import { countProducts } from '../products/counts.ts';
import { presentWaiting } from './waiting.ts';

/** Products a list of the dashboard names. */
const MOST = 5;

/** Days in which scans that led nowhere are worth a look: what analytics shows first. */
const DEAD_DAYS = 28;

type Tools = Pick<Services, 'db' | 'config' | 'now' | 'payments'>;

/** Who reads, and where. */
interface Reader {
  readonly companyId: number;
  readonly role: Role;
  readonly state: Subscription;
  /** Does this session only look? */
  readonly isReadOnly: boolean;
  /** The company's time zone. */
  readonly zone: string;
}

/** Everything that matters now in a company. */
export async function answerDashboard(tools: Tools, reader: Reader): Promise<DashboardAnswer> {
  const { db, now } = tools;
  const { companyId, role, state, isReadOnly, zone } = reader;
  const { dates } = lastDays(now(), zone, DASHBOARD_DAYS * 2);
  const states = await countProducts(db, companyId);
  const waiting = await listWaiting(db, companyId, MOST);
  const [datesBefore, week] = [dates.slice(0, DASHBOARD_DAYS), dates.slice(DASHBOARD_DAYS)];
  const running = { tz: zone, now: now() };
  const days = await readDays(db, spanOf(companyId, week), 0);
  const daysBefore = await readDays(db, comparedSpan(spanOf(companyId, datesBefore), running), 0);
  const counts = week.map((date) => days.get(date)?.scans ?? 0);
  const before = datesBefore.map((date) => daysBefore.get(date)?.scans ?? 0);
  const products = await readProducts(db, spanOf(companyId, week), MOST);
  const seen = products.filter(({ scans }) => scans > 0);
  const scanned = await withProducts(db, companyId, seen);
  const { published, changed, draft, parked, archived, active } = states;
  const rows = await answerRows(tools, companyId, [
    ...waiting,
    ...scanned.map((each) => each.product),
  ]);
  const account = may(role, 'billing.manage') ? await readAccount(tools, companyId) : null;
  const plan = account?.subscription ? presentPrice(account) : null;
  return {
    waiting: {
      changed,
      drafts: draft,
      latest: await presentWaiting(db, companyId, waiting, rows.slice(0, waiting.length)),
      canPublish: !isReadOnly && editGate(state).isOpen && may(role, 'product.publish'),
    },
    products: {
      total: active + parked,
      active,
      published,
      parked,
      archived,
      limit: productLimit(state),
    },
    scans: {
      days: week.map((date, at) => ({ date, count: counts[at] ?? 0, before: before[at] ?? 0 })),
      total: sum(counts),
      before: sum(before),
      until: timeIn(zone, running.now),
      products: rows
        .slice(waiting.length)
        .map((row, at) => ({ ...presentBrief(row), count: scanned[at]?.scans ?? 0 })),
    },
    plan,
    notices: [
      ...(await deadNotice(
        db,
        companyId,
        spanOf(companyId, lastDays(now(), zone, DEAD_DAYS).dates),
      )),
      ...(account ? cardNotice(account, plan, now()) : []),
      ...(await linkNotice(db, companyId)),
      ...(await descriptionNotice(db, companyId)),
      ...(await firstScanNotice(db, companyId, week[0] ?? '')),
    ],
    activity: may(role, 'audit.read') ? await readActivity(db, companyId) : null,
    firstSteps: await answerFirstSteps(tools, companyId, published + changed > 0),
  };
}

const spanOf = (companyId: number, dates: readonly string[]): Span => ({
  companyId,
  from: dates[0] ?? '',
  to: dates.at(-1) ?? '',
  cut: null,
});

async function answerFirstSteps({ db }: Tools, companyId: number, hasPublished: boolean) {
  const { edited, published, scanned } = await readFirstSteps(db, companyId);
  // Only published pages are scanned, so one was published once.
  if (edited && scanned) return null;
  const productId = await findFirstProduct(db, companyId, hasPublished);
  return { edited, published: published || scanned, scanned, productId };
}

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
