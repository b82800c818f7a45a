/** Which recalls a scan shows, by the lot in its code. */
import type { Context } from 'hono';
import { withQuery } from '../http/withQuery.ts';
import { isLot } from '@hangtag/contract/wire/lot';
import type { RecallNotice } from '@hangtag/contract/wire/recall';
import type { PageRecall } from '@hangtag/experience/page';

/**
 * The application identifier of a lot. The resolver hands the lot of a path on to the page under it, in front of what
 * the code's own query says.
 */
const LOT = '10';

/** The lot that a request to a page names; null when it names none that a code could carry. */
export function lotOf(c: Context): string | null {
  const lot = new URL(c.req.url).searchParams.get(LOT);
  return lot !== null && isLot(lot) ? lot : null;
}

/** The page's address for a lot. */
export const withLot = (page: string, lot: string): string =>
  withQuery(page, `${LOT}=${encodeURIComponent(lot)}`);

/** Whether a page of this product differs by lot. */
export const dependsOnLot = (active: readonly RecallNotice[]): boolean =>
  active.some(({ lot }) => lot !== null);

/** Recalls of the whole product and of these lots. */
export const recallsOf = (
  active: readonly RecallNotice[],
  scanned: readonly string[],
): readonly RecallNotice[] => active.filter(({ lot }) => lot === null || scanned.includes(lot));

/**
 * What stands first on the page of a scan; undefined where nothing does.
 * @param scanned Of the scanned code and of its item; where there is none the page names the lots to compare with.
 * @param page Its absolute address.
 */
export function shownRecall(
  active: readonly RecallNotice[],
  scanned: readonly string[],
  page: string,
): PageRecall | undefined {
  const notices = recallsOf(active, scanned);
  const lots = scanned.length === 0 ? active.filter((each) => each.lot !== null) : [];
  if (notices.length === 0 && lots.length === 0) return undefined;
  const ofLot = notices.find((each) => each.lot !== null)?.lot;
  return { notices, lots, url: `${ofLot ? withLot(page, ofLot) : page}#recall` };
}
