/** The dashboard of a company in one answer (F010). */
import { Hono } from 'hono';
import { companyOf } from '../policy/companyState.ts';
import { zoneOf } from '../policy/companyQueries.ts';
import { subscriptionOf } from '../policy/subscription.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import type { Vars } from '../http/vars.ts';
import { answerDashboard } from './answer.ts';

export const dashboard = new Hono<Vars>();

dashboard.get(
  '/api/companies/:companyId/dashboard',
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const { services, companyId, actor, session } = c.var;
    const company = await companyOf(c);
    const reader = {
      companyId,
      role: actor.role,
      state: await subscriptionOf(services.db, actor.role, company, services.now()),
      isReadOnly: readOnlyMessage(session) !== null,
      zone: zoneOf(company),
    };
    return c.json(await answerDashboard(services, reader));
  },
);
