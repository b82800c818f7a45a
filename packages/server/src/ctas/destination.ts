/** A call to action of live pages that leads to another site: confirmed by a person, and told to the Admins (PI-10b). */
import { and, eq } from 'drizzle-orm';
import { ctaHost } from '@hangtag/contract/rules/cta';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import type { Services } from '../http/vars.ts';
import { ctaAddressEmail } from '../mail/ctaEmails.ts';
import { findCompany } from '../policy/companyQueries.ts';
import type { AuditContext } from '../audit/record.ts';
import type { CtaRow } from './queries.ts';

/** What a change of live pages needs besides the database. */
export interface LiveTools extends AuditContext, Pick<Services, 'mailer' | 'config'> {
  /** @throws Refusal 403 `confirm_identity` unless the person gave their password or code a short while ago. */
  readonly assertConfirmed: () => void;
}

interface Change {
  readonly before: CtaRow;
  /** What the pages lead to afterwards. */
  readonly after: Pick<CtaRow, 'target' | 'filesId'>;
  readonly livePages: number;
}

/** @throws Refusal 403 `confirm_identity` where live pages would lead to another site and nobody confirmed it. */
export async function guardDestination(
  tx: Transaction,
  { mailer, config, actor, assertConfirmed }: LiveTools,
  { before, after, livePages }: Change,
): Promise<void> {
  const [from, to] = [siteOf(before), siteOf(after)];
  if (livePages === 0 || from === to) return;
  assertConfirmed();
  const { companyId, label } = before;
  const company = await findCompany(tx, companyId);
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.companyId, companyId), eq(users.role, 'Admin'), eq(users.status, 'Active')),
    );
  for (const { email } of admins) {
    const mail = ctaAddressEmail({
      to: email,
      companyName: company?.name ?? '',
      label,
      before: from,
      after: to,
      livePages,
      changedBy: actor?.name ?? null,
      link: `${config.publicUrl}/ctas`,
    });
    await mailer.send(mail, tx);
  }
}

/** The files of the library are one site: the company's own. */
const siteOf = ({ target, filesId }: Change['after']) =>
  filesId === null ? ctaHost(target) : 'A file of your library';
