/** The dashboard of a company in one answer (F010). */
import { Hono } from 'hono';
import { DashboardQuery } from '@hangtag/contract/wire/dashboard';
import { stateOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { readQuery } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import { answerDashboard } from './answer.ts';

export const dashboard = new Hono<Vars>();

dashboard.get(
  '/api/companies/:companyId/dashboard',
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const { tz } = readQuery(c, DashboardQuery);
    const { services, companyId, actor, session } = c.var;
    const reader = {
      companyId,
      role: actor.role,
      state: await stateOf(c),
      isReadOnly: readOnlyMessage(session) !== null,
      zone: tz,
    };
    return c.json(await answerDashboard(services, reader));
  },
);
