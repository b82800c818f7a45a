/** Who looked at the demo's pages: invented, but alike at every seeding, with weekends and a trend. */
import { demoProducts } from './content/products/all.ts';
import type { DemoProduct } from './content/types.ts';
import type { Queryable } from '@hangtag/server/db/database';
import type { NewEvent } from '@hangtag/server/analytics/eventBuffer';
import { insertPast } from '@hangtag/server/analytics/countDays';
import type { ProductRow } from '@hangtag/server/products/queries';
import { daysAgo } from './days.ts';

/** Days that have scans: what the dashboard shows and compares with. */
const DAYS = 60;

/** Companies without scans, so that their first steps stay visible. */
const unscanned: readonly DemoProduct['company'][] = ['lund'];

const languages = ['en', 'en', 'en', 'de', 'fr', 'es'];

/** Visits of pages, newest first, by the key of their product. */
export type DemoVisits = ReadonlyMap<string, readonly NewEvent[]>;

/** Writes the scans of every page that is up. @returns Them. */
export async function writeViews(
  db: Queryable,
  written: ReadonlyMap<string, ProductRow>,
  shownCtas: (product: string, at: Date) => string | null,
  now: Date,
): Promise<DemoVisits> {
  const visits = new Map<string, readonly NewEvent[]>();
  const random = generator(20_261_121);
  for (const product of demoProducts) {
    const row = written.get(product.key);
    const isUp = product.published && product.status !== 'archived';
    if (!row || !isUp || unscanned.includes(product.company)) continue;
    const views = viewsOf(row, product, shownCtas, random, now);
    if (views.length > 0) await insertPast(db, views);
    visits.set(product.key, views);
  }
  return visits;
}

function viewsOf(
  { id, companyId }: ProductRow,
  { key, publishedDaysAgo, firstPublishedDaysAgo, scansADay }: DemoProduct,
  shownCtas: Parameters<typeof writeViews>[2],
  random: () => number,
  now: Date,
): readonly NewEvent[] {
  const usual = scansADay ?? 1 + random() * 6;
  const days = Math.min(DAYS, firstPublishedDaysAgo ?? publishedDaysAgo ?? 0);
  return Array.from({ length: days }, (_, ago) => {
    const weekday = daysAgo(now, ago).getUTCDay();
    const weekend = weekday === 0 || weekday === 6 ? 1.5 : 1;
    const trend = 1.2 - ago / 150;
    const visits = Math.round(usual * weekend * trend * (0.8 + random() * 0.4));
    return Array.from({ length: visits }, (): readonly NewEvent[] => {
      const at = daysAgo(now, ago + random());
      const came = random();
      const via = came < 0.86 ? 'code' : came < 0.94 ? 'site' : 'search';
      const language = languages[Math.floor(random() * languages.length)] ?? 'en';
      const device = random() < 0.9 ? 'phone' : random() < 0.5 ? 'tablet' : 'computer';
      const visitor = Uint8Array.from({ length: 8 }, () => Math.floor(random() * 256));
      const kind = via === 'code' ? 'scan' : 'view';
      const source = via === 'search' ? 'google' : via === 'site' ? 'other' : null;
      const person = { via, source, language, device, visitor } as const;
      const view: NewEvent = {
        companyId,
        productId: id,
        at,
        kind,
        ...person,
        shownCtas: shownCtas(key, at),
      };
      // Some look again a while later.
      const again = new Date(at.getTime() + (5 + random() * 40) * 60_000);
      return random() < 0.12 && again < now ? [view, { ...view, at: again }] : [view];
    }).flat();
  }).flat();
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
