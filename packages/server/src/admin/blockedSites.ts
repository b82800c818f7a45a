/** Sites to which no call to action leads: the platform's right alone, at once on every page. */
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { NO_SITE, siteOf } from '@hangtag/contract/rules/blockedSites';
import {
  type BlockedSite,
  BlockedSiteBody,
  BlockedSiteUpdateBody,
  type BlockedSitesAnswer,
} from '@hangtag/contract/wire/blockedSite';
import { recordPlatform } from '../audit/platform.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import { blockedSites } from '../db/schema/blockedSites.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { StaleWrite, answerConditionalWrite, conditionalWrite } from '../http/conditionalWrite.ts';
import { versionOfRow } from '../http/etag.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { requireSuperadmin } from '../policy/guards.ts';
import { buttonsTo, tellAdmins } from './blockedButtons.ts';

const ALL = '/api/admin/blockedSites';

type Row = typeof blockedSites.$inferSelect;

export const blockedSiteRoutes = new Hono<Vars>();

blockedSiteRoutes.get(ALL, ...requireSuperadmin, async (c) => {
  const { db } = c.var.services;
  const rows = await db.select().from(blockedSites).orderBy(blockedSites.site);
  return c.json({ sites: await present(db, rows) } satisfies BlockedSitesAnswer);
});

blockedSiteRoutes.post(ALL, ...requireSuperadmin, async (c) => {
  const { site: typed, reason } = await readBody(c, BlockedSiteBody);
  const name = siteOf(typed);
  if (name === null) throw invalid({ site: [NO_SITE] });
  const body = { site: name, reason };
  const { services } = c.var;
  const [site] = await services.db
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(blockedSites)
        .values({ ...body, blockedAt: services.now() })
        .returning();
      if (!row) throw new Error('The blocked site was not written.');
      await log(c, tx, row, 'blocked', { after: body });
      await tellAdmins(tx, services, row);
      return present(tx, [row]);
    })
    .catch(refuseDuplicate);
  return c.json(site, 201);
});

blockedSiteRoutes.put(`${ALL}/:id`, ...requireSuperadmin, async (c) => {
  const id = readId(c.req.param('id'));
  const conditional = conditionalOn(c, id);
  await conditional.find();
  const { reason } = await readBody(c, BlockedSiteUpdateBody);
  return answerConditionalWrite(c, {
    ...conditional,
    write: (isCurrent) =>
      c.var.services.db.transaction(async (tx) => {
        const row = await lock(tx, id);
        if (!isCurrent(versionOfRow(row))) throw new StaleWrite();
        if (reason === undefined || reason === row.reason) return one(tx, row);
        const after = { reason };
        await tx.update(blockedSites).set(after).where(eq(blockedSites.id, id));
        await log(c, tx, row, 'changed', { before: { reason: row.reason }, after });
        return one(tx, { ...row, reason });
      }),
  });
});

blockedSiteRoutes.delete(`${ALL}/:id`, ...requireSuperadmin, takesNoFields, async (c) => {
  const id = readId(c.req.param('id'));
  await conditionalWrite(c, {
    ...conditionalOn(c, id),
    write: (isCurrent) =>
      c.var.services.db.transaction(async (tx) => {
        const row = await lock(tx, id);
        if (!isCurrent(versionOfRow(row))) throw new StaleWrite();
        await tx.delete(blockedSites).where(eq(blockedSites.id, id));
        await log(c, tx, row, 'unblocked', { before: { reason: row.reason } });
      }),
  });
  return c.body(null, 204);
});

const conditionalOn = (c: Context<Vars>, id: number) => ({
  thing: 'blocked site' as const,
  find: async () => {
    const { db } = c.var.services;
    const [row] = await db.select().from(blockedSites).where(eq(blockedSites.id, id));
    if (!row) throw notFound();
    return one(db, row);
  },
  present: (site: BlockedSite) => Promise.resolve(site),
});

async function lock(tx: Transaction, id: number): Promise<Row> {
  const [row] = await tx.select().from(blockedSites).where(eq(blockedSites.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

async function one(db: Queryable, row: Row): Promise<BlockedSite> {
  const [site] = await present(db, [row]);
  if (!site) throw notFound();
  return site;
}

async function present(db: Queryable, rows: readonly Row[]): Promise<readonly BlockedSite[]> {
  const buttons = await buttonsTo(
    db,
    rows.map(({ site }) => site),
  );
  return rows.map((row) => ({
    ...row,
    blockedAt: row.blockedAt.toISOString(),
    uses: buttons.get(row.site)?.length ?? 0,
    version: versionOfRow(row),
  }));
}

const log = (
  c: Context<Vars>,
  tx: Transaction,
  { id, site }: Row,
  verb: string,
  change: { readonly before?: AuditFields; readonly after?: AuditFields },
) =>
  recordPlatform(tx, {
    actor: c.var.actor,
    action: `site.${verb}`,
    subject: `site:${id}`,
    subjectName: site,
    ...change,
    at: c.var.services.now(),
  });

function refuseDuplicate(error: unknown): never {
  if (!isUniqueViolation(error, 'blocked_sites_site_unique')) throw error;
  throw invalid({ site: ['This site is blocked already.'] });
}
