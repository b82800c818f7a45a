/** The platform as a whole, for Superadmins (F030, D42). */
import { Hono } from 'hono';
import {
  type BuiltinDashboard,
  type BuiltinDashboardAnswer,
  type DashboardList,
  type OverviewAnswer,
  builtinDashboards,
} from '@hangtag/contract/wire/platform';
import { isPlatformSuperadmin } from '@hangtag/contract/rules/userRights';
import type { RetryAnswer, SystemAnswer } from '@hangtag/contract/wire/system';
import { createMiddleware } from 'hono/factory';
import { requireSuperadmin } from '../policy/guards.ts';
import { takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { countDashboard, dashboards } from './dashboards.ts';
import { countOverview } from './overview.ts';
import { readWork, retryFailed } from './system.ts';

const LIST = '/api/admin/dashboards';

export const platform = new Hono<Vars>();

platform.get('/api/admin/overview', ...requireSuperadmin, async (c) => {
  const { db, now } = c.var.services;
  return c.json((await countOverview(db, c.var.actor, now())) satisfies OverviewAnswer);
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
  return c.json(
    (await countDashboard(c.var.services, c.var.actor, id)) satisfies BuiltinDashboardAnswer,
  );
});

const isBuiltin = (id: string): id is BuiltinDashboard =>
  builtinDashboards.some((known) => known === id);

const SYSTEM = '/api/admin/system';

/** 403 unless the Superadmin belongs to the platform's company: emails of its own people are among the jobs. */
const requireOperator = createMiddleware<Vars>(async (c, next) => {
  if (!isPlatformSuperadmin(c.var.actor)) throw forbidden();
  await next();
});
const operator = [...requireSuperadmin, requireOperator] as const;

platform.get(SYSTEM, ...operator, async (c) => {
  const { db, config, release } = c.var.services;
  const work = await readWork(db, config.appKeys);
  return c.json({ release, ...work } satisfies SystemAnswer);
});

platform.post(`${SYSTEM}/jobs/retry`, ...operator, takesNoFields, async (c) => {
  const { actor, services } = c.var;
  const retried = await retryFailed(services.db, { actor, at: services.now(), jobId: null });
  return c.json({ retried } satisfies RetryAnswer);
});

platform.post(`${SYSTEM}/jobs/:jobId/retry`, ...operator, takesNoFields, async (c) => {
  const { actor, services } = c.var;
  const jobId = readId(c.req.param('jobId'));
  const retried = await retryFailed(services.db, { actor, at: services.now(), jobId });
  if (retried === 0) throw notFound();
  return c.json({ retried } satisfies RetryAnswer);
});
