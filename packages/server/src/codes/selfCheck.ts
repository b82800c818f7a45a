/** Asks every printed address once a week whether it still leads to its product. */
import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { isLoopback } from '../config/loopback.ts';
import { codeCheckHistory, codeChecks, issuedCodes } from '../db/schema/codes.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/products.ts';
import { findDestination } from '../products/soldProducts.ts';
import { transact } from '../db/transact.ts';
import { type AskOutside, askOutside } from '../hosts/askOutside.ts';
import { findProvedHost } from '../hosts/queries.ts';
import { isPublicHost } from '../http/publicOrigin.ts';
import type { Services } from '../http/vars.ts';

/** Time between two runs; each asks what is due. */
export const SELF_CHECK_MS = 60 * 60_000;

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** Addresses that are read at once. */
const BATCH = 200;
/** Addresses that are asked at the same time. */
const AT_ONCE = 8;
const PATIENCE_MS = 10_000;

type Tools = Pick<Services, 'db' | 'now' | 'config'>;
/** What is told apart of an answer. */
interface Answer {
  readonly status: number;
  readonly location?: string | null | undefined;
  readonly type?: string | null | undefined;
}

type Ask = (address: string, init: RequestInit) => Response | Promise<Response>;

interface Printed {
  readonly companyId: number;
  readonly productId: number;
  readonly text: string;
  readonly code: string;
  readonly movedToId: number | null;
}

/** Asks everything that was not asked for a week, and stores what came of it. @param ask How this server's hosts are asked. @default by the network
 * @param outside How a brand's own host is asked. @default public computers alone */
export async function checkIssuedCodes(
  tools: Tools,
  signal: AbortSignal,
  ask: Ask = fetch,
  outside: AskOutside = askOutside,
): Promise<void> {
  // Codes of an installation that was tried on one computer are in no print.
  const isHere = isLoopback(new URL(tools.config.publicUrl).hostname);
  let last: Printed | undefined;
  for (;;) {
    const due = await findDue(tools, last);
    const waiting = due.filter(({ text }) => isHere || !isLoopback(new URL(text).hostname));
    const askNext = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        signal.throwIfAborted();
        const found = {
          checkedAt: tools.now(),
          problem: await problemOf(tools, next, signal, { ask, outside }),
        };
        await store(tools.db, next, found);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    last = due.at(-1);
    if (due.length < BATCH) return;
  }
}

const store = (
  db: Database,
  { companyId, productId, text }: Printed,
  found: { readonly checkedAt: Date; readonly problem: string | null },
): Promise<void> =>
  transact(db, async (tx) => {
    const row = { companyId, productId, text, ...found };
    await tx
      .insert(codeChecks)
      .values(row)
      .onConflictDoUpdate({
        target: [codeChecks.companyId, codeChecks.productId, codeChecks.text],
        set: found,
      });
    await tx.insert(codeCheckHistory).values(row).onConflictDoNothing();
  });

/** What is due behind the last one that was read. */
async function findDue(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  last: Printed | undefined,
): Promise<readonly Printed[]> {
  const before = new Date(now().getTime() - WEEK_MS);
  const behind =
    last &&
    sql`(${issuedCodes.productId}, ${issuedCodes.text}) > (${last.productId}::int, ${last.text})`;
  return db
    .selectDistinct({
      companyId: issuedCodes.companyId,
      productId: issuedCodes.productId,
      text: issuedCodes.text,
      code: products.code,
      movedToId: products.movedToId,
    })
    .from(issuedCodes)
    .innerJoin(
      products,
      and(eq(products.id, issuedCodes.productId), eq(products.companyId, issuedCodes.companyId)),
    )
    .leftJoin(
      codeChecks,
      and(
        eq(codeChecks.companyId, issuedCodes.companyId),
        eq(codeChecks.productId, issuedCodes.productId),
        eq(codeChecks.text, issuedCodes.text),
      ),
    )
    .where(
      and(
        // GS1's Data Matrix has a number and no address.
        ne(issuedCodes.symbol, 'gs1-datamatrix'),
        or(isNull(codeChecks.checkedAt), lt(codeChecks.checkedAt, before)),
        behind,
      ),
    )
    .orderBy(asc(issuedCodes.productId), asc(issuedCodes.text))
    .limit(BATCH);
}

/** Why the address does not lead to its product, as a sentence; null when it does. */
async function problemOf(
  { db, config }: Tools,
  { text, companyId, ...printed }: Printed,
  ended: AbortSignal,
  { ask, outside }: { readonly ask: Ask; readonly outside: AskOutside },
): Promise<string | null> {
  const { host, pathname } = new URL(text);
  const isOurs = isPublicHost(host, config);
  if (!isOurs && (await findProvedHost(db, host))?.companyId !== companyId)
    return `this installation no longer answers for ${host}.`;
  const head = (address: string): Promise<Answer> =>
    isOurs
      ? headHere(address, { config, signal: ended }, ask)
      : outside(address, { config, signal: ended, method: 'HEAD' });
  const { code } = await findDestination(db, { ...printed, id: printed.productId });
  const page = text.replace(pathname, `/p/${code}`);
  try {
    if (text !== page) {
      const first = await head(text);
      const target = first.location;
      if (first.status !== 307) return refused(first.status);
      // A serial or a lot is handed on to the page in its query.
      if (target?.split('?')[0] !== page) return `it leads to ${target}.`;
    }
    const shown = await head(page);
    if (shown.status !== 200) return refused(shown.status);
    // A site that took over the host would answer anything with 200.
    const data = await head(`${page}.jsonld`);
    return data.type === 'application/ld+json' ? null : 'something else answers there.';
  } catch {
    ended.throwIfAborted();
    return 'nothing answers there.';
  }
}

/** Asks a host of this installation, wherever that is. */
async function headHere(
  address: string,
  { config, signal }: Parameters<AskOutside>[1],
  ask: Ask,
): Promise<Answer> {
  const { status, headers } = await ask(address, {
    method: 'HEAD',
    redirect: 'manual',
    headers: { 'User-Agent': `Hangtag self-check bot (+${config.publicUrl})` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  return { status, location: headers.get('location'), type: headers.get('content-type') };
}

const refused = (status: number) =>
  status === 404 ? 'it has no published page.' : `it answers ${status}.`;
