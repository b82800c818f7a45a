/** Tags: the platform's list (F029, D45). */
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import { type Tag, TagBody, type TagsAnswer, TagUpdateBody } from '@hangtag/contract/wire/tag';
import { recordPlatform } from '../audit/platform.ts';
import { difference } from '../audit/record.ts';
import {
  type IsCurrent,
  StaleWrite,
  answerConditionalWrite,
  conditionalWrite,
} from '../http/conditionalWrite.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import { tags } from '../db/schema/lists.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { versionOfRow } from '../http/etag.ts';
import { requireSuperadmin } from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { companyTags } from './companyTags.ts';
import { type TagRow, countUses, findTag, listTags, slugOf, versioned } from './queries.ts';

const ALL = '/api/admin/tags';

export const tagRoutes = new Hono<Vars>();
tagRoutes.route('/', companyTags);

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
  return c.json(versioned(tag) satisfies Tag, 201);
});

tagRoutes.put(`${ALL}/:id`, ...requireSuperadmin, async (c) => {
  const id = readId(c.req.param('id'));
  const conditional = conditionalOn(c, id);
  await conditional.find();
  const body = await readBody(c, TagUpdateBody);
  return answerConditionalWrite(c, {
    ...conditional,
    write: async (isCurrent) => versioned(await changeTag(c, id, body, isCurrent)),
  });
});

const conditionalOn = (c: Context<Vars>, id: number) => ({
  thing: 'tag' as const,
  find: async () => {
    const tag = await findTag(c.var.services.db, id);
    if (!tag) throw notFound();
    return versioned(tag);
  },
  present: (tag: Tag) => Promise.resolve(tag),
});

/** Changes a tag. @throws StaleWrite for an old version, Refusal 404, 422. */
function changeTag(
  c: Context<Vars>,
  id: number,
  body: v.InferOutput<typeof TagUpdateBody>,
  isCurrent: IsCurrent,
): Promise<TagRow> {
  return c.var.services.db
    .transaction(async (tx) => {
      const [row] = await tx.select().from(tags).where(eq(tags.id, id)).for('update');
      if (!row) throw notFound();
      if (!isCurrent(versionOfRow(row))) throw new StaleWrite();
      const changed = difference<TagRow>(row, body);
      if (!changed) return row;
      // The slug follows the name: nothing outside refers to it.
      const slug = body.name === undefined ? {} : { slug: slugOf(body.name) };
      const [written = row] = await tx
        .update(tags)
        .set({ ...changed.after, ...slug })
        .where(eq(tags.id, id))
        .returning();
      await log(c, tx, written, 'changed', changed);
      return written;
    })
    .catch(refuseDuplicate);
}

tagRoutes.delete(`${ALL}/:id`, ...requireSuperadmin, takesNoFields, async (c) => {
  const id = readId(c.req.param('id'));
  await conditionalWrite(c, {
    ...conditionalOn(c, id),
    write: (isCurrent) => deleteTag(c, id, isCurrent),
  });
  return c.body(null, 204);
});

/** Deletes an unused tag. @throws StaleWrite for an old version, Refusal 404, 409 `in_use`. */
async function deleteTag(c: Context<Vars>, id: number, isCurrent: IsCurrent): Promise<void> {
  await c.var.services.db.transaction(async (tx) => {
    const [tag] = await tx.select().from(tags).where(eq(tags.id, id)).for('update');
    if (!tag) throw notFound();
    if (!isCurrent(versionOfRow(tag))) throw new StaleWrite();
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
