/** The platform as a whole, for Superadmins (F030, D42). */
import { Hono } from 'hono';
import {
  type BuiltinDashboard,
  type BuiltinDashboardAnswer,
  type DashboardList,
  type OverviewAnswer,
  builtinDashboards,
} from '@hangtag/contract/wire/platform';
import { requireSuperadmin } from '../policy/guards.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { countDashboard, dashboards } from './dashboards.ts';
import { countOverview } from './overview.ts';

const LIST = '/api/admin/dashboards';

export const platform = new Hono<Vars>();

platform.get('/api/admin/overview', ...requireSuperadmin, async (c) => {
  const { db, now } = c.var.services;
  return c.json((await countOverview(db, now())) satisfies OverviewAnswer);
});

platform.get(LIST, ...requireSuperadmin, (c) =>
  c.json({
    dashboards: [
      ...builtinDashboards.map((id) => ({
        id,
        name: dashboards[id].name,
        kind: 'builtin' as const,
      })),
      ...c.var.services.config.embeds.map((embed) => ({ ...embed, kind: 'embed' as const })),
    ],
  } satisfies DashboardList),
);

platform.get(`${LIST}/:dashboard`, ...requireSuperadmin, async (c) => {
  const id = c.req.param('dashboard');
  if (!isBuiltin(id)) throw notFound();
  const { db, now } = c.var.services;
  return c.json((await countDashboard(db, id, now())) satisfies BuiltinDashboardAnswer);
});

const isBuiltin = (id: string): id is BuiltinDashboard =>
  builtinDashboards.some((known) => known === id);
