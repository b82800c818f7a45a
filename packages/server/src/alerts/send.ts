/** Emails about figures: dead codes and busy broken buttons at once, everything else once a day. */
import { and, eq, exists, gte, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { dayOf, timeIn } from '@hangtag/contract/rules/days';
import { getsAlerts } from '@hangtag/contract/rules/permissions';
import type { Transaction } from '../db/database.ts';
import { alerts, countStates } from '../db/schema/analytics.ts';
import { codeChecks } from '../db/schema/codes.ts';
import { companies } from '../db/schema/companies.ts';
import { companyHosts } from '../db/schema/hosts.ts';
import { users } from '../db/schema/users.ts';
import type { Services } from '../http/vars.ts';
import { brokenButtonsEmail, dailyAlertsEmail, deadScansEmail } from '../mail/alertEmails.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';
import {
  type Finding,
  findBroken,
  findDead,
  findLostHosts,
  findRepeats,
  findUnanswered,
  findUnusual,
} from './find.ts';

/** Time between two runs, in milliseconds. */
export const ALERT_MS = 5 * 60_000;

/** When the daily email is written, in the company's time. */
const MORNING = '08:00';

/** Any number that is only ours; held per company while its emails are written. */
const ALERT_LOCK = 4_206_915;

type Tools = Pick<Services, 'db' | 'now' | 'config' | 'mailer'>;

/** Writes what is due, for every active company where something came in since the last run, or the day's email is due. */
export async function sendAlerts(tools: Tools): Promise<void> {
  const { db } = tools;
  const now = sql`${tools.now().toISOString()}::timestamptz at time zone coalesce(${companies.timeZone}, 'UTC')`;
  const isDailyDue = and(
    sql`(${now})::time >= ${MORNING}::time`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(alerts)
        .where(
          and(
            eq(alerts.companyId, companies.id),
            eq(alerts.kind, 'daily'),
            gte(alerts.day, sql`(${now})::date`),
          ),
        ),
    ),
  );
  const hasNews = sql`${countStates.countedUntil} is distinct from ${countStates.alertedUntil}`;
  const hasPrinted = exists(
    db.select().from(codeChecks).where(eq(codeChecks.companyId, companies.id)),
  );
  const hasHosts = exists(
    db.select().from(companyHosts).where(eq(companyHosts.companyId, companies.id)),
  );
  const rows = await db
    .select({ company: companies })
    .from(companies)
    .leftJoin(countStates, eq(countStates.companyId, companies.id))
    .where(
      and(
        eq(companies.status, 'Active'),
        or(isNotNull(countStates.companyId), hasPrinted, hasHosts),
        or(hasNews, isDailyDue),
      ),
    );
  for (const { company } of rows) {
    await db.transaction((tx) => sendOfCompany(tx, tools, company));
  }
}

async function sendOfCompany(tx: Transaction, tools: Tools, company: CompanyRow): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ALERT_LOCK}, ${company.id})`);
  // Read first: what is counted meanwhile is looked through in the next run.
  const ofCompany = eq(countStates.companyId, company.id);
  const [state] = await tx.select().from(countStates).where(ofCompany);
  const now = tools.now();
  const [companyId, zone] = [company.id, zoneOf(company)];
  const today = dayOf(now, zone);
  const { publicUrl } = tools.config;
  const [figures, buttons] = [`${publicUrl}/analytics`, `${publicUrl}/ctas`];
  const send = async (found: readonly Finding[], email: Email, link: string) =>
    mailNew(tx, tools, { company, today, found, email, link });
  const broken = await findBroken(tx, { companyId, zone, today });
  await send(await findDead(tx, companyId, today), deadScansEmail, figures);
  await send(
    broken.filter(({ isBusy }) => isBusy),
    brokenButtonsEmail,
    buttons,
  );
  if (state) {
    await tx.update(countStates).set({ alertedUntil: state.countedUntil }).where(ofCompany);
  }
  if (timeIn(zone, now) < MORNING) return;
  const isFirst = await sayOnce(tx, companyId, { kind: 'daily', subject: '', since: today }, today);
  if (!isFirst) return;
  const found = [
    ...(await findUnanswered(tx, companyId, today)),
    ...(await findLostHosts(tx, companyId, today)),
    ...(await findUnusual(tx, companyId, today)),
    ...(await findRepeats(tx, companyId, today)),
    ...broken,
  ];
  await send(found, dailyAlertsEmail, figures);
}

type Email = typeof deadScansEmail;

interface Due {
  readonly company: CompanyRow;
  readonly today: string;
  readonly found: readonly Finding[];
  readonly email: Email;
  readonly link: string;
}

/** Mails what was not said before, to each Admin without the kinds that they switched off. */
async function mailNew(
  tx: Transaction,
  { mailer }: Tools,
  { company, today, found, email, link }: Due,
): Promise<void> {
  const fresh: Finding[] = [];
  for (const each of found) {
    if (await sayOnce(tx, company.id, each, today)) fresh.push(each);
  }
  if (fresh.length === 0) return;
  const people = await tx
    .select({ email: users.email, role: users.role, mutedAlerts: users.mutedAlerts })
    .from(users)
    .where(and(eq(users.companyId, company.id), eq(users.status, 'Active')));
  for (const person of people.filter(({ role }) => getsAlerts(role))) {
    const lines = fresh
      .filter(({ kind }) => !person.mutedAlerts.includes(kind))
      .map(({ line }) => line);
    if (lines.length === 0) continue;
    await mailer.send(email({ to: person.email, companyName: company.name, lines, link }), tx);
  }
}

/** Notes that it is said today. @returns False when it was said since. */
async function sayOnce(
  tx: Transaction,
  companyId: number,
  { kind, subject, since }: Pick<Finding, 'subject' | 'since'> & { readonly kind: string },
  day: string,
): Promise<boolean> {
  const same = and(
    eq(alerts.companyId, companyId),
    eq(alerts.kind, kind),
    eq(alerts.subject, subject),
  );
  if ((await tx.$count(alerts, and(same, gte(alerts.day, since)))) > 0) return false;
  await tx.insert(alerts).values({ companyId, kind, subject, day });
  return true;
}
