/** Shows a product's page: from the cache while nothing that it shows has changed, else drawn now. */
import type { Context } from 'hono';
import type { PageItem, PageRecall } from '@hangtag/experience/page';
import { recordEvent } from '../analytics/recordEvent.ts';
import { originOf } from '../hosts/queries.ts';
import type { Database } from '../db/database.ts';
import type { Vars } from '../http/vars.ts';
import { activeRecalls } from '../recalls/queries.ts';
import { type Item, namesItem, pageItem } from '../serials/item.ts';
import { batchReads } from '../support/batchReads.ts';
import { countedCtas } from './publicCtas.ts';
import {
  experience,
  itemOf,
  markPrivate,
  leadToMoved,
  publicContentOf,
  sendCached,
  sendNotFound,
  sendNotPublished,
  sendPage,
  shownRecallOf,
  withGuesses,
} from './responses.ts';
import { pageOf } from './page.ts';
import { readStamps } from './pageStamp.ts';
import { type PublicProduct, findByCode, nextChangeByTime } from './queries.ts';
import {
  type CachedPage,
  type CachedProduct,
  RenderCache,
  compressed,
  finish,
} from './renderCache.ts';

/** Counts a page that was sent from the cache, or drawn for it; pages of single items are never cached. */
export type PageObserver = (from: 'cache' | 'drawn') => void;

declare module '../http/vars.ts' {
  interface Services {
    /** Absent when no figures are collected. */
    readonly observePage?: PageObserver;
  }
}

/** Answers with the page of a code. */
export type PageHandler = (c: Context<Vars>, code: string) => Promise<Response>;

/** The pages of one server, with their own cache. */
export function createPageHandler(): PageHandler {
  const cache = new RenderCache();
  let stampOf: ((code: string) => Promise<string | undefined>) | undefined;

  return async (c, code) => {
    const { db, now } = c.var.services;
    stampOf ??= batchReads((codes) => readStamps(db, codes));
    // Read before everything else: what is read later is as new as the stamp, or newer.
    const stamp = await stampOf(code);
    if (stamp === undefined) return sendNotFound(c);
    const at = now();
    const known = cache.find(code, stamp, at);
    if (known && !namesItem(c)) {
      const page = known.pages.get(keyOf(shownRecallOf(c, known.product, known.recalls)));
      if (page) return sendKnown(c, known, page, 'cache');
    }
    const found = await findByCode(db, code);
    if (!found) return sendNotFound(c);
    const moved = await leadToMoved(c, found);
    if (moved) return moved;
    return withGuesses(c, found, async () => {
      if (!publicContentOf(found)) return sendNotPublished(c, found);
      const product = known ?? (await productOf(db, found, stamp, at));
      return showFound(c, found, { cache, product, at });
    });
  };
}

interface Showing {
  readonly cache: RenderCache;
  readonly product: CachedProduct;
  readonly at: Date;
}

async function showFound(
  c: Context<Vars>,
  found: PublicProduct,
  { cache, product, at }: Showing,
): Promise<Response> {
  const scanned = await itemOf(c, found);
  const item = scanned && pageItem(scanned.named, scanned.item, found, at);
  const recall = shownRecallOf(c, product.product, product.recalls, scanned?.item);
  const subject = { ...product, item: scanned?.item };
  if (item) {
    // It is shown to one person; others must not lose theirs from the cache for it.
    const page = await draw(c, found, { at, recall, item });
    count(c, subject, countedCtas(page.html, found.product.code));
    return markPrivate(sendPage(c, page, 200));
  }
  const known = product.pages.get(keyOf(recall));
  const page =
    known ?? (await compressed(await draw(c, found, { at, recall }), found.product.code));
  if (!known) {
    product.pages.set(keyOf(recall), page);
    cache.store(product);
  }
  const answer = sendKnown(c, subject, page, known ? 'cache' : 'drawn');
  return scanned ? markPrivate(answer) : answer;
}

const keyOf = (recall: PageRecall | undefined) => (recall ? JSON.stringify(recall) : '');

async function productOf(
  db: Database,
  { product, company }: PublicProduct,
  stamp: string,
  at: Date,
): Promise<CachedProduct> {
  const { id, code, eLabelSince, status } = product;
  return {
    stamp,
    from: at,
    until: await nextChangeByTime(db, company.id, at),
    product: { id, code, eLabelSince },
    company,
    isArchived: status === 'archived',
    recalls: await activeRecalls(db, product),
    pages: new Map(),
  };
}

type Subject = CachedProduct & { readonly item?: Item | undefined };

function sendKnown(
  c: Context<Vars>,
  subject: Subject,
  page: CachedPage,
  from: Parameters<PageObserver>[0],
): Response {
  c.var.services.observePage?.(from);
  count(c, subject, page.shownCtas);
  return sendCached(c, page);
}

const count = (c: Context<Vars>, subject: Subject, shownCtas: readonly number[]) =>
  recordEvent(
    c,
    subject,
    subject.isArchived ? { kind: 'dead', reason: 'archived' } : { kind: 'view', shownCtas },
  );

interface Shown {
  readonly at: Date;
  readonly recall: PageRecall | undefined;
  readonly item?: PageItem;
}

async function draw(c: Context<Vars>, found: PublicProduct, { at, recall, item }: Shown) {
  const { db, config } = c.var.services;
  const content = publicContentOf(found);
  if (!content) throw new Error('A page that is not published was to be drawn.');
  const { renderProductPage, renderEndOfLifePage } = await experience();
  // An archived product's codes are still on packs: they lead to an end-of-life page with contacts (D36).
  const render = found.product.status === 'archived' ? renderEndOfLifePage : renderProductPage;
  const origin = originOf(config, found.host);
  const page = await pageOf(db, found, content, { origin, now: at });
  return finish(render({ ...page, recall, ...(item && { item }) }));
}
