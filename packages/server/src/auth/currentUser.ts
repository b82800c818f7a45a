/** The person signed in, as the app sees them (F221, D09, D15). */
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { Subscription } from '@hangtag/contract/rules/subscription';
import { permissionsOf } from '@hangtag/contract/rules/permissions';
import type { CompanyRow } from '../companies/queries.ts';
import type { UserRow } from './queries.ts';

/** `GET /api/user`. */
export function presentCurrentUser(
  user: UserRow,
  company: CompanyRow,
  subscription: Subscription,
  sessionExpiresAt: Date,
): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    avatar: user.avatar,
    name: user.name,
    companyId: user.companyId,
    role: user.role,
    status: user.status,
    phone: user.phone,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    company: {
      companyId: company.id,
      companyName: company.name,
      type: company.type,
      demo: company.demo,
      status: company.status,
    },
    permissions: permissionsOf(user.role),
    subscription: user.role === 'User' ? limitedView(subscription) : subscription,
    sessionExpiresAt: sessionExpiresAt.toISOString(),
  };
}

/** A User sees the plan and its limits, and nothing of how it is paid (D15, F198). */
const limitedView = (subscription: Subscription): Subscription => ({
  ...subscription,
  frequency: null,
});
