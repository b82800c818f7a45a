/** The dashboard of a company in one answer (F010). */
import { Hono } from 'hono';
import { companyOf, stateOf } from '../policy/companyState.ts';
import { zoneOf } from '../policy/companyQueries.ts';
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
    const reader = {
      companyId,
      role: actor.role,
      state: await stateOf(c),
      isReadOnly: readOnlyMessage(session) !== null,
      zone: zoneOf(await companyOf(c)),
    };
    return c.json(await answerDashboard(services, reader));
  },
);
