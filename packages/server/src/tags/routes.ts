/** Tags: the platform's list, and those of one company (F029, F034, F235, D45). */
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  CompanyTagsBody,
  type CompanyTagsAnswer,
  TagBody,
  type TagsAnswer,
  TagUpdateBody,
} from '@hangtag/contract/wire/tag';
import { recordPlatform } from '../audit/platform.ts';
import { difference, record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import { tags } from '../db/schema/lists.ts';
import { isUniqueViolation } from '../db/violations.ts';
import {
  requireCompany,
  requirePermission,
  requireUser,
  requireSuperadmin,
} from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody } from '../http/parse.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Services, Vars } from '../http/vars.ts';
import {
  type TagRow,
  countUses,
  listForCompanies,
  listOf,
  listTags,
  setTagsOf,
  slugOf,
} from './queries.ts';

const ALL = '/api/admin/tags';

export const tagRoutes = new Hono<Vars>();

tagRoutes.get(ALL, ...requireSuperadmin, async (c) =>
  c.json({ tags: await listTags(c.var.services.db) } satisfies TagsAnswer),
);

tagRoutes.post(ALL, ...requireSuperadmin, async (c) => {
  const body = await readBody(c, TagBody);
  const tag = await c.var.services.db
    .transaction(async (tx) => {
      const [made] = await tx
        .insert(tags)
        .values({ ...body, slug: slugOf(body.name) })
        .returning();
      if (!made) throw new Error('The tag was not written.');
      await log(c, tx, made, 'created', { after: body });
      return made;
    })
    .catch(refuseDuplicate);
  return c.json(tag, 201);
});

tagRoutes.put(`${ALL}/:id`, ...requireSuperadmin, async (c) => {
  const id = readId(c.req.param('id'));
  const { db } = c.var.services;
  if (!(await db.$count(tags, eq(tags.id, id)))) throw notFound();
  const body = await readBody(c, TagUpdateBody);
  const { name } = body;
  const tag = await db
    .transaction(async (tx) => {
      const [row] = await tx.select().from(tags).where(eq(tags.id, id)).for('update');
      if (!row) throw notFound();
      const changed = difference<TagRow>(row, body);
      if (!changed) return row;
      // The slug follows the name: nothing outside refers to it.
      const slug = name === undefined ? {} : { slug: slugOf(name) };
      const [written = row] = await tx
        .update(tags)
        .set({ ...changed.after, ...slug })
        .where(eq(tags.id, id))
        .returning();
      await log(c, tx, written, 'changed', changed);
      return written;
    })
    .catch(refuseDuplicate);
  return c.json(tag);
});

tagRoutes.delete(`${ALL}/:id`, ...requireSuperadmin, async (c) => {
  const id = readId(c.req.param('id'));
  await c.var.services.db.transaction(async (tx) => {
    const [tag] = await tx.select().from(tags).where(eq(tags.id, id)).for('update');
    if (!tag) throw notFound();
    const uses = await countUses(tx, id);
    if (uses.companies + uses.products > 0) {
      throw new Refusal(409, 'This tag is in use. Take it off first.', {
        code: 'in_use',
        extra: { uses },
      });
    }
    await tx.delete(tags).where(eq(tags.id, id));
    await log(c, tx, tag, 'deleted', { before: { name: tag.name } });
  });
  return c.body(null, 204);
});

const OF_COMPANY = '/api/companies/:companyId';

tagRoutes.get(
  `${OF_COMPANY}/getTags`,
  requireUser,
  requireCompany,
  requirePermission('company.read'),
  async (c) => c.json(await answerTags(c.var.services, c.var.companyId)),
);

tagRoutes.put(
  `${OF_COMPANY}/updateTags`,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const { tags: sent } = await readBody(c, CompanyTagsBody);
    const ids = [...new Set(sent)];
    const { companyId, actor, services } = c.var;
    const available = new Map((await listForCompanies(services.db)).map((tag) => [tag.id, tag]));
    const unknown = sent.flatMap((id, at) =>
      available.has(id) ? [] : [[`tags.${at}`, ['Is not a tag for companies.']] as const],
    );
    if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
    await services.db.transaction(async (tx) => {
      const before = (await listOf(tx, companyId)).map(({ name }) => name);
      await setTagsOf(tx, companyId, ids);
      const after = (await listOf(tx, companyId)).map(({ name }) => name);
      if (before.join('\n') === after.join('\n')) return;
      await record(tx, {
        companyId,
        actor,
        action: 'company.tagged',
        subject: `company:${companyId}`,
        subjectName: 'Tags',
        before: { tags: before },
        after: { tags: after },
        at: services.now(),
      });
    });
    return c.json(await answerTags(services, companyId));
  },
);

async function answerTags(
  { db }: Pick<Services, 'db'>,
  companyId: number,
): Promise<CompanyTagsAnswer> {
  return { tags: await listOf(db, companyId), available: await listForCompanies(db) };
}

const log = (
  c: Context<Vars>,
  tx: Transaction,
  { id, name }: TagRow,
  verb: string,
  change: { readonly before?: AuditFields; readonly after?: AuditFields },
) =>
  recordPlatform(tx, {
    actor: c.var.actor,
    action: `tag.${verb}`,
    subject: `tag:${id}`,
    subjectName: name,
    ...change,
    at: c.var.services.now(),
  });

function refuseDuplicate(error: unknown): never {
  if (!isUniqueViolation(error, 'tags_slug_unique')) throw error;
  throw invalid({ name: ['There is a tag of this name.'] });
}
