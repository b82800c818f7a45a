/** The time zone of a company that has none yet. */
import { findCompany } from '../policy/companyQueries.ts';
import type { Actor, Services } from '../http/vars.ts';
import { changeCompany } from './change.ts';

/** Gives the actor's company the zone of their browser while it has none; written to its log. */
export async function adoptTimeZone(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  timeZone: string,
): Promise<void> {
  const { companyId } = actor;
  const known = await findCompany(services.db, companyId);
  if (known?.timeZone !== null) return;
  await changeCompany(
    services,
    { actor, companyId, isCurrent: () => true },
    async (_tx, company) => (company.timeZone === null ? { timeZone } : {}),
  );
}
