/** The signed-in user as the app sees them (F221, D09, D15). */
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { BillingState } from '@hangtag/contract/wire/billingState';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import { getsAlerts, permissionsOf } from '@hangtag/contract/rules/permissions';
import type { Context } from 'hono';
import { billingStateOf } from '../billing/account/billingState.ts';
import { type CompanyRow, findCompany, zoneOf } from '../policy/companyQueries.ts';
import { subscriptionOf } from '../policy/subscription.ts';
import type { Queryable } from '../db/database.ts';
import { unauthenticated } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { presentUser } from '../users/present.ts';
import { type UserRow, findUser } from '../auth/queries.ts';
import type { LiveSession } from '../policy/caller.ts';
import { profileVersionOf } from '../auth/profileVersion.ts';

/**
 * The person behind the request, read anew.
 * @throws Refusal 401 when the user has been removed meanwhile.
 */
export async function currentUserOf(c: Context<Vars>): Promise<CurrentUser> {
  const { db, now, config } = c.var.services;
  const { actor, session } = c.var;
  const user = await findUser(db, actor.id);
  const company = user && (await findCompany(db, actor.companyId));
  if (!user || !company) throw unauthenticated();
  const { companyId, role } = actor;
  const subscription = await subscriptionOf(db, role, company, now());
  const billing = await billingStateOf(c.var.services, role, companyId);
  const supportHref = config.supportHref ?? (await platformContact(db));
  // Company and role are the session's: while viewing as an Admin, those of the viewed company.
  const facts = { company, subscription, billing, supportHref };
  return presentCurrentUser({ ...user, companyId, role }, facts, session);
}

/** The public address of the platform's own company. */
async function platformContact(db: Queryable): Promise<string | null> {
  const platform = await findCompany(db, PLATFORM_COMPANY_ID);
  return platform?.email ? `mailto:${platform.email}` : null;
}

interface CompanyFacts {
  readonly company: CompanyRow;
  readonly subscription: Subscription;
  readonly billing: BillingState;
  readonly supportHref: string | null;
}

function presentCurrentUser(
  user: UserRow,
  { company, subscription, billing, supportHref }: CompanyFacts,
  { expiresAt, viewing, hasTwoStep, mustSetUpTwoStep }: LiveSession,
): CurrentUser {
  return {
    ...presentUser(user),
    company: {
      companyId: company.id,
      companyName: company.name,
      type: company.type,
      demo: company.demo,
      status: company.status,
      timeZone: zoneOf(company),
    },
    permissions: permissionsOf(user.role),
    mutedAlerts: getsAlerts(user.role) && !viewing ? user.mutedAlerts : null,
    profileVersion: profileVersionOf(user),
    subscription: user.role === 'User' ? limitedView(subscription) : subscription,
    billing,
    supportHref,
    sessionExpiresAt: (expiresAt ?? new Date(0)).toISOString(),
    viewingAs: viewing
      ? {
          companyId: viewing.companyId,
          companyName: company.name,
          endsAt: viewing.endsAt.toISOString(),
        }
      : null,
    hasTwoStep: hasTwoStep === true,
    mustSetUpTwoStep: mustSetUpTwoStep === true,
  };
}

/** A User sees the plan and its limits, but not how it is paid (D15, F198). */
const limitedView = (subscription: Subscription): Subscription =>
  // A demo company pays nothing, so it has no billing interval (F188).
  subscription.planType === null ? subscription : { ...subscription, frequency: null };
