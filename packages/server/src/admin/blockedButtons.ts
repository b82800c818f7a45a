/** The calls to action of every company that lead to blocked sites, and their Admins, who are told. */
import { and, eq, ilike, inArray, isNull } from 'drizzle-orm';
import { isBlocked } from '@hangtag/contract/rules/blockedSites';
import type { Queryable, Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ctas } from '../db/schema/ctas.ts';
import { users } from '../db/schema/users.ts';
import type { Services } from '../http/vars.ts';
import { siteBlockedEmail } from '../mail/ctaEmails.ts';

interface Button {
  readonly companyId: number;
  readonly label: string;
}

/**
 * By site. Addresses are compared as browsers read them and not as they are typed, so the database compares none: a list
 * that a Superadmin opens now and then reads all web addresses.
 */
export async function buttonsTo(
  db: Queryable,
  sites: readonly string[],
): Promise<ReadonlyMap<string, readonly Button[]>> {
  if (sites.length === 0) return new Map();
  const rows = await db
    .select({ companyId: ctas.companyId, label: ctas.label, target: ctas.target })
    .from(ctas)
    .where(and(isNull(ctas.deletedAt), isNull(ctas.filesId), ilike(ctas.target, 'http%')))
    .orderBy(ctas.companyId, ctas.displayOrder);
  return new Map(
    sites.map((site) => {
      const only = new Set([site]);
      return [site, rows.filter(({ target }) => isBlocked(target, only))];
    }),
  );
}

/** Mails the Admins of each company whose buttons lead to the site. */
export async function tellAdmins(
  tx: Transaction,
  { mailer, config }: Pick<Services, 'mailer' | 'config'>,
  { site, reason }: { readonly site: string; readonly reason: string },
): Promise<void> {
  const buttons = (await buttonsTo(tx, [site])).get(site) ?? [];
  const byCompany = Map.groupBy(buttons, ({ companyId }) => companyId);
  if (byCompany.size === 0) return;
  const admins = await tx
    .select({ email: users.email, companyId: users.companyId, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        inArray(users.companyId, [...byCompany.keys()]),
        eq(users.role, 'Admin'),
        eq(users.status, 'Active'),
      ),
    );
  for (const { email, companyId, companyName } of admins) {
    const labels = (byCompany.get(companyId) ?? []).map(({ label }) => label);
    const link = `${config.publicUrl}/ctas`;
    await mailer.send(siteBlockedEmail({ to: email, companyName, site, reason, labels, link }), tx);
  }
}
