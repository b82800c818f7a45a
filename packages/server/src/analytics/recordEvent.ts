/** What a public request counts as: no address, no cookie and no name of a browser is kept. */
import type { Context } from 'hono';
import { isScan } from '@hangtag/contract/wire/analytics';
import type { DeadReason } from '@hangtag/contract/wire/analytics';
import { readSessionCookie } from '../auth/cookies.ts';
import { readActor } from '../auth/sessions.ts';
import type { Database } from '../db/database.ts';
import { clientPlace } from '../http/clientAddress.ts';
import type { Services, Vars } from '../http/vars.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';
import { dayOf } from '@hangtag/contract/rules/days';
import { countryOf } from './country.ts';
import type { NewEvent } from './eventBuffer.ts';
import type { Opening } from './openings.ts';
import { deviceOf, languageOf, originOf } from './origin.ts';
import { programReason } from './program.ts';
import { Salts, visitorHash } from './visitor.ts';

/** Requests a minute of one visitor beyond which they are a program's. */
const MOST_A_MINUTE = 60;

/** The company whose figures they are. */
type Counted = Pick<CompanyRow, 'id' | 'timeZone'>;

type Subject = {
  readonly company: Counted;
  /** Null where no product is meant. */
  readonly product: { readonly id: number; readonly eLabelSince: Date | null } | null;
  /** The item whose code was scanned; its day is counted beside the event and never in it. @default none */
  readonly item?: Pick<Opening, 'gtin14' | 'serial'> | undefined;
};
type What =
  | { readonly kind: 'view'; readonly shownCtas: readonly number[] }
  | { readonly kind: 'click'; readonly ctaId: number }
  | { readonly kind: 'dead'; readonly reason: DeadReason };

const saltsOf = new WeakMap<Database, Salts>();
/** Requests of this minute by visitor, of each server in this process. */
const busyOf = new WeakMap<Services, Map<string, number>>();

/**
 * Counts a request after its answer: a failure is logged, and nothing waits for it. Of an e-label nothing is counted,
 * not even by programs.
 */
export function recordEvent(c: Context<Vars>, subject: Subject, what: What): void {
  if (subject.product?.eLabelSince) return;
  const { background } = c.var.services;
  const event = eventOf(c, subject, what);
  if (!event) return;
  background.run('event', async () => {
    const { visitor, isOwn } = await event.who;
    if (isOwn) return;
    const row = { ...event.row, country: await event.country, visitor };
    const isTooMany = visitor !== null && isBusy(c.var.services, visitor, row.at);
    c.var.services.events.add(isTooMany ? asProgram(row, 'too many') : row);
    const { item, company } = subject;
    if (!item || isTooMany || row.kind !== 'scan') return;
    const { gtin14, serial } = item;
    c.var.services.openings.add({ gtin14, serial, day: dayOf(row.at, zoneOf(company)) });
  });
}

const asProgram = ({ companyId, productId, at }: NewEvent, reason: string): NewEvent => ({
  companyId,
  productId,
  at,
  kind: 'bot',
  reason,
});

function eventOf(c: Context<Vars>, { company, product }: Subject, what: What) {
  const { req } = c;
  const { now, config } = c.var.services;
  const productId = product?.id ?? 0;
  const base: NewEvent = { companyId: company.id, productId, at: now(), kind: 'bot' };
  const program = programReason(req);
  if (program) {
    // Nobody is behind it, so nothing is asked about them.
    return { row: asProgram(base, program), who: Promise.resolve(nobody), country: null };
  }
  const agent = req.header('user-agent') ?? '';
  const place = clientPlace(c);
  const cookie = readSessionCookie(c);
  const isPrivate = req.header('sec-gpc') === '1' || req.header('dnt') === '1';
  const common = { ...base, language: languageOf(req), device: deviceOf(agent) };
  const row = rowOf(common, what, c, config.publicUrl);
  const who = whoIs(c.var.services, company, { agent, place, cookie, isPrivate });
  return { row, who, country: countryOf(c) };
}

function rowOf(base: NewEvent, what: What, c: Context<Vars>, publicUrl: string): NewEvent {
  switch (what.kind) {
    case 'view': {
      const origin = originOf(c.req, new URL(publicUrl).host);
      const kind = isScan(origin.via) ? 'scan' : 'view';
      return { ...base, ...origin, kind, shownCtas: what.shownCtas.join() || null };
    }
    case 'click':
      return { ...base, kind: 'click', ctaId: what.ctaId };
    case 'dead':
      return { ...base, kind: 'dead', reason: `${what.reason} ${printedAddress(c.req.path)}` };
  }
}

/** The number or code of an address: a lot or a serial behind it is never kept. */
const printedAddress = (path: string) => path.split('/').slice(0, 3).join('/');

const nobody = { visitor: null, isOwn: false };

interface Sender {
  readonly agent: string;
  readonly place: string;
  readonly cookie: string | undefined;
  /** Do they ask not to be followed? */
  readonly isPrivate: boolean;
}

/** The visitor's hash, and whether they are of the company's own team or look at it for the platform. */
async function whoIs(
  services: Services,
  company: Counted,
  { agent, place, cookie, isPrivate }: Sender,
) {
  const { db, now } = services;
  const actor = await readActor(services, cookie);
  if (actor?.companyId === company.id) return { visitor: null, isOwn: true };
  if (isPrivate) return nobody;
  const salts = saltsOf.get(db) ?? new Salts(db);
  saltsOf.set(db, salts);
  const salt = await salts.of(dayOf(now(), zoneOf(company)));
  return { visitor: visitorHash(salt, company.id, place, agent), isOwn: false };
}

/** Has this visitor asked more often in this minute than a person does? */
function isBusy(services: Services, visitor: Uint8Array, at: Date): boolean {
  const busy = busyOf.get(services) ?? new Map<string, number>();
  busyOf.set(services, busy);
  const minute = Math.floor(at.getTime() / 60_000);
  const key = `${minute} ${Buffer.from(visitor).toString('base64')}`;
  const count = (busy.get(key) ?? 0) + 1;
  for (const old of busy.keys()) {
    if (old.startsWith(`${minute} `)) break;
    busy.delete(old);
  }
  busy.set(key, count);
  return count > MOST_A_MINUTE;
}
