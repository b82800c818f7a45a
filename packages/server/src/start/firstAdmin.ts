/** Creates the first superadmin of a real installation: a person without a password, and a link to set one. */
import { asc, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { findUserByEmail, createReset } from '../auth/queries.ts';
import { OperatorProblem } from '../config/operatorProblem.ts';
import { newToken } from '../support/tokens.ts';
import { insertCompany } from '../companies/insertCompany.ts';
import type { Config } from '../config/config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { users } from '../db/schema/users.ts';

/** Superadmins of this company run the platform (F201). */
const PLATFORM = 1;

/** The person who is to run the platform. */
export interface FirstAdmin {
  readonly email: string;
  readonly name: string;
}

/**
 * Finds or creates the person and opens a reset: the link works once, for 60 minutes.
 * @throws OperatorProblem when the address belongs to somebody else.
 */
export async function createFirstAdmin(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { email, name }: FirstAdmin,
  now: Date,
): Promise<{ readonly link: string; readonly isNew: boolean }> {
  const token = newToken();
  return db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known && !isFirstAdmin(known)) {
      throw new OperatorProblem(
        `${email} belongs to an account that is not an active superadmin of the platform's own company.`,
      );
    }
    const userId = known?.id ?? (await writeAdmin(tx, { email, name }, now));
    await createReset(tx, userId, token, now);
    if (known) await recordLink(tx, known, now);
    const query = new URLSearchParams({ email });
    return { link: `${publicUrl}/password/reset/${token}?${query.toString()}`, isNew: !known };
  });
}

const isFirstAdmin = ({ role, companyId, status }: typeof users.$inferSelect) =>
  role === 'Superadmin' && companyId === PLATFORM && status === 'Active';

/** A command at the machine opens an account: the audit log shows it. */
async function recordLink(tx: Transaction, user: typeof users.$inferSelect, at: Date) {
  await record(tx, {
    companyId: user.companyId,
    actor: null,
    action: 'user.password-link-made',
    subject: `user:${user.id}`,
    subjectName: user.name ?? user.email,
    at,
  });
}

async function writeAdmin(tx: Transaction, { email, name }: FirstAdmin, now: Date) {
  const companyId = await platformCompany(tx, now);
  const [user] = await tx
    .insert(users)
    .values({ companyId, email, name, role: 'Superadmin', status: 'Active', createdAt: now })
    .returning({ id: users.id });
  if (!user) throw new Error('The person was not written.');
  await record(tx, {
    companyId,
    actor: null,
    action: 'user.created',
    subject: `user:${user.id}`,
    subjectName: name,
    after: { email, role: 'Superadmin' },
    at: now,
  });
  return user.id;
}

/** Finds or creates the platform's own company; no plan limits it. */
async function platformCompany(tx: Transaction, now: Date): Promise<number> {
  const [first] = await tx
    .select({ id: companies.id })
    .from(companies)
    .orderBy(asc(companies.id))
    .limit(1);
  if (first && first.id !== PLATFORM) {
    throw new OperatorProblem('The platform has companies, but not its own, which is the first.');
  }
  const id = first?.id ?? (await insertCompany(tx, 'Hangtag', now));
  if (id !== PLATFORM)
    throw new OperatorProblem('The first company was given another number than 1.');
  if (!first) {
    const unlimited = { unlimitedProducts: true, unlimitedSections: true };
    await tx.update(companies).set(unlimited).where(eq(companies.id, id));
  }
  return id;
}
