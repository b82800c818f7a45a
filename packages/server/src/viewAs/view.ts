/** Viewing a company as its Admin: a Superadmin's read-only session for a limited time. */
import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { hashOf } from '../support/tokens.ts';
import { findCompany } from '../policy/companyQueries.ts';
import type { Transaction } from '../db/database.ts';
import { sessions } from '../db/schema/users.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';

/** The longest duration of a view, in seconds. */
export const VIEW_SECONDS = 30 * 60;

type Tools = Pick<Services, 'db' | 'now'>;

/** The session that begins or ends viewing, with the real user and not the viewed role. */
export interface Viewer {
  readonly actor: Actor;
  readonly sessionToken: string;
}

/** Begins a view. @throws Refusal 404 for no company, 422 for the actor's own. */
export async function startView(
  { db, now }: Tools,
  { actor, sessionToken }: Viewer,
  companyId: number,
): Promise<void> {
  if (companyId === actor.companyId) {
    throw invalid({ companyId: ['This is your own company. You see all of it already.'] });
  }
  const endsAt = new Date(now().getTime() + VIEW_SECONDS * 1000);
  await db.transaction(async (tx) => {
    await setView(tx, sessionToken, { viewingCompanyId: companyId, viewingEndsAt: endsAt });
    const after = { endsAt: endsAt.toISOString() };
    await recordBoth(tx, actor, companyId, 'company.view-started', now(), after);
  });
}

/** Ends the view early. */
export async function endView(
  { db, now }: Tools,
  { actor, sessionToken }: Viewer,
  companyId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setView(tx, sessionToken, { viewingCompanyId: null, viewingEndsAt: null });
    await recordBoth(tx, actor, companyId, 'company.view-ended', now());
  });
}

async function setView(
  tx: Transaction,
  sessionToken: string,
  columns: Pick<typeof sessions.$inferSelect, 'viewingCompanyId' | 'viewingEndsAt'>,
): Promise<void> {
  const written = await tx
    .update(sessions)
    .set(columns)
    .where(eq(sessions.idHash, hashOf(sessionToken)))
    .returning({ id: sessions.idHash });
  if (written.length === 0) throw notFound();
}

/** Logs in both companies, the viewed and the viewer's own; always in this lock order. */
async function recordBoth(
  tx: Transaction,
  actor: Actor,
  companyId: number,
  action: string,
  at: Date,
  after?: { readonly endsAt: string },
): Promise<void> {
  const company = await findCompany(tx, companyId);
  if (!company) throw notFound();
  const entry = {
    actor,
    action,
    subject: `company:${companyId}`,
    subjectName: company.name,
    ...(after && { after }),
    at,
  };
  for (const each of [companyId, actor.companyId].toSorted((a, b) => a - b)) {
    await record(tx, { ...entry, companyId: each });
  }
}
