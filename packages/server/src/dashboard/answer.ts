/** The dashboard as it leaves the server. */
import { productLimit } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import {
  DASHBOARD_DAYS,
  type DashboardAnswer,
  type DashboardProduct,
} from '@hangtag/contract/wire/dashboard';
import type { ProductRow as ListRow } from '@hangtag/contract/wire/product';
import type { Services } from '../http/vars.ts';
import { answerRows } from '../products/respond.ts';
import { lastDays } from '../support/days.ts';
import {
  countScans,
  countStates,
  findFirstProduct,
  listMostScanned,
  listWaiting,
  readFirstSteps,
} from './queries.ts';

/** Products a list of the dashboard names. */
const MOST = 5;

type Tools = Pick<Services, 'db' | 'config' | 'now'>;

/** Everything that matters now in a company. @param zone The reader's time zone. */
export async function answerDashboard(
  tools: Tools,
  companyId: number,
  state: Subscription,
  zone: string,
): Promise<DashboardAnswer> {
  const { db, now } = tools;
  const { dates, edges } = lastDays(now(), zone, DASHBOARD_DAYS * 2);
  const states = await countStates(db, companyId);
  const waiting = await listWaiting(db, companyId, MOST);
  const counts = await countScans(db, companyId, edges);
  const [start = now(), end = now()] = [edges[DASHBOARD_DAYS], edges.at(-1)];
  const scanned = await listMostScanned(db, companyId, { start, end, most: MOST });
  const { published, changed, drafts, parked, archived } = states;
  const active = published + changed + drafts;
  const rows = await answerRows(tools, companyId, [
    ...waiting,
    ...scanned.map((each) => each.product),
  ]);
  return {
    waiting: { changed, drafts, latest: rows.slice(0, waiting.length).map(presentWaiting) },
    products: {
      total: active + parked,
      active,
      published,
      parked,
      archived,
      limit: productLimit(state),
    },
    scans: {
      days: dates.map((date, at) => ({ date, count: counts[at] ?? 0 })).slice(DASHBOARD_DAYS),
      total: sum(counts.slice(DASHBOARD_DAYS)),
      before: sum(counts.slice(0, DASHBOARD_DAYS)),
      products: rows
        .slice(waiting.length)
        .map((row, at) => ({ ...presentProduct(row), count: scanned[at]?.scans ?? 0 })),
    },
    firstSteps: await answerFirstSteps(tools, companyId),
  };
}

async function answerFirstSteps({ db }: Tools, companyId: number) {
  const { edited, published, scanned } = await readFirstSteps(db, companyId);
  // Only published pages are scanned, so one was published once.
  if (edited && scanned) return null;
  const productId = await findFirstProduct(db, companyId);
  return { edited, published: published || scanned, scanned, productId };
}

const presentProduct = ({ productId, name, model, previewUrl }: ListRow): DashboardProduct => ({
  productId,
  name,
  model,
  previewUrl,
});

function presentWaiting(row: ListRow) {
  const { published, changeCount } = row;
  const contentSavedDate = row.contentSavedDate ?? '';
  return { ...presentProduct(row), published, changeCount, contentSavedDate };
}

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
