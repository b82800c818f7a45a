/** Asks once a day whether each host of a company still is the company's and leads here. */
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { companyHosts } from '../db/schema/hosts.ts';
import type { Services } from '../http/vars.ts';
import { type AskOutside, askOutside } from './askOutside.ts';
import { problemOfRecord } from './proof.ts';
import { type HostRow, originOf } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Hosts of one run; more wait for the next. */
const BATCH = 200;

type Tools = Pick<Services, 'db' | 'now' | 'config' | 'resolveTxt'>;

/** Asks what was not asked for a day, and stores what came of it; `alerts` mails it. @param ask How the host is asked. */
export async function checkHosts(
  tools: Tools,
  signal: AbortSignal,
  ask: AskOutside = askOutside,
): Promise<void> {
  const { db, now } = tools;
  const before = new Date(now().getTime() - DAY_MS);
  const due = await db
    .select()
    .from(companyHosts)
    .where(
      and(
        isNotNull(companyHosts.provedAt),
        or(isNull(companyHosts.checkedAt), lt(companyHosts.checkedAt, before)),
      ),
    )
    .orderBy(asc(companyHosts.id))
    .limit(BATCH);
  for (const row of due) {
    signal.throwIfAborted();
    const problem = await problemOf(tools, row, signal, ask);
    await db
      .update(companyHosts)
      .set({ checkedAt: now(), problem })
      .where(eq(companyHosts.id, row.id));
  }
}

async function problemOf(
  { config, resolveTxt }: Tools,
  row: HostRow,
  signal: AbortSignal,
  ask: AskOutside,
): Promise<string | null> {
  const lost = await problemOfRecord(row, resolveTxt);
  if (lost !== null) return `${lost} Is the domain still yours?`;
  const origin = originOf(config, row.host);
  try {
    const { status, body } = await ask(`${origin}/.well-known/gs1resolver`, { config, signal });
    const isHere = status === 200 && body.includes(JSON.stringify(origin));
    return isHere ? null : 'Something else answers at this host. Point its DNS record here.';
  } catch {
    signal.throwIfAborted();
    return 'Nothing answers at this host, or its certificate has run out.';
  }
}
