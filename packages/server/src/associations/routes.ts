/** The platform's associations, in order (F027). */
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import {
  type Association,
  AssociationBody,
  type AssociationsAnswer,
  AssociationUpdateBody,
} from '@hangtag/contract/wire/association';
import { OrderBody } from '@hangtag/contract/wire/order';
import { recordOrder, recordPlatform } from '../audit/platform.ts';
import { difference } from '../audit/record.ts';
import {
  type IsCurrent,
  StaleWrite,
  answerConditionalWrite,
  conditionalWrite,
} from '../http/conditionalWrite.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import { companyAssociations, associations as table } from '../db/schema/lists.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { findFiles } from '../files/queries.ts';
import { versionOfRow } from '../http/etag.ts';
import { writeOrder } from '../http/displayOrder.ts';
import { requireSuperadmin } from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { type AssociationRow, findAssociation, listAssociations } from './queries.ts';

const ALL = '/api/admin/associations';

export const associations = new Hono<Vars>();

associations.get(ALL, ...requireSuperadmin, async (c) =>
  c.json({
    associations: await listAssociations(c.var.services.db),
  } satisfies AssociationsAnswer),
);

associations.post(ALL, ...requireSuperadmin, async (c) => {
  const { logoFile, ...body } = await readBody(c, AssociationBody);
  const { db } = c.var.services;
  await refuseLogo(db, logoFile);
  const id = await db
    .transaction(async (tx) => {
      const logoFilesId = logoFile?.filesId ?? null;
      const displayOrder = await tx.$count(table);
      const [made] = await tx
        .insert(table)
        .values({ ...body, logoFilesId, displayOrder })
        .returning();
      if (!made) throw new Error('The association was not written.');
      await log(c, tx, made, 'created', { after: { name: made.name, url: made.url } });
      return made.id;
    })
    .catch(refuseDuplicate);
  return c.json(await findAssociation(db, id), 201);
});

// Before the route with an id, which would match this path too.
associations.put(`${ALL}/updateDisplayOrder`, ...requireSuperadmin, async (c) => {
  const { order } = await readBody(c, OrderBody);
  const { actor, services } = c.var;
  const { db, now } = services;
  await writeOrder(db, table, undefined, order, (tx) =>
    recordOrder(tx, 'associations', { actor, at: now() }, order),
  );
  return c.json({ associations: await listAssociations(db) } satisfies AssociationsAnswer);
});

associations.put(`${ALL}/:id`, ...requireSuperadmin, async (c) => {
  const id = readId(c.req.param('id'));
  const { db } = c.var.services;
  const conditional = conditionalOn(c, id);
  await conditional.find();
  const { logoFile, ...body } = await readBody(c, AssociationUpdateBody);
  await refuseLogo(db, logoFile);
  const logo = logoFile === undefined ? {} : { logoFilesId: logoFile?.filesId ?? null };
  return answerConditionalWrite(c, {
    ...conditional,
    write: (isCurrent) =>
      changeAssociation(c, id, { ...body, ...logo }, isCurrent).then(conditional.find),
  });
});

const conditionalOn = (c: Context<Vars>, id: number) => ({
  thing: 'association' as const,
  find: async () => {
    const association = await findAssociation(c.var.services.db, id);
    if (!association) throw notFound();
    return association;
  },
  present: (association: Association) => Promise.resolve(association),
});

/** Changes an association. @throws StaleWrite for an old version, Refusal 404, 422. */
async function changeAssociation(
  c: Context<Vars>,
  id: number,
  sent: Parameters<typeof difference<AssociationRow>>[1],
  isCurrent: IsCurrent,
): Promise<void> {
  await c.var.services.db
    .transaction(async (tx) => {
      const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      if (!row) throw notFound();
      if (!isCurrent(versionOfRow(row))) throw new StaleWrite();
      const changed = difference<AssociationRow>(row, sent);
      if (!changed) return;
      await tx.update(table).set(changed.after).where(eq(table.id, id));
      await log(c, tx, row, 'changed', changed);
    })
    .catch(refuseDuplicate);
}

associations.delete(`${ALL}/:id`, ...requireSuperadmin, takesNoFields, async (c) => {
  const id = readId(c.req.param('id'));
  await conditionalWrite(c, {
    ...conditionalOn(c, id),
    write: (isCurrent) => deleteAssociation(c, id, isCurrent),
  });
  return c.body(null, 204);
});

/** Deletes an unused association. @throws StaleWrite for an old version, Refusal 404, 409 `in_use`. */
async function deleteAssociation(
  c: Context<Vars>,
  id: number,
  isCurrent: IsCurrent,
): Promise<void> {
  await c.var.services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) throw notFound();
    if (!isCurrent(versionOfRow(row))) throw new StaleWrite();
    const uses = await tx.$count(companyAssociations, eq(companyAssociations.associationId, id));
    if (uses > 0) {
      const way =
        row.status === 'active' ? 'Make it inactive instead.' : 'It can go once none does.';
      throw new Refusal(409, `Companies carry this badge. ${way}`, {
        code: 'in_use',
        extra: { uses: { companies: uses } },
      });
    }
    await tx.delete(table).where(eq(table.id, id));
    await log(c, tx, row, 'deleted', { before: { name: row.name } });
  });
}

const log = (
  c: Context<Vars>,
  tx: Transaction,
  { id, name }: AssociationRow,
  verb: string,
  change: { readonly before?: AuditFields; readonly after?: AuditFields },
) =>
  recordPlatform(tx, {
    actor: c.var.actor,
    action: `association.${verb}`,
    subject: `association:${id}`,
    subjectName: name,
    ...change,
    at: c.var.services.now(),
  });

/** A logo is a picture of the platform's own library. */
async function refuseLogo(
  db: Database,
  logo: { readonly filesId: number } | null | undefined,
): Promise<void> {
  if (!logo) return;
  const [file] = await findFiles(db, PLATFORM_COMPANY_ID, [logo.filesId]);
  if (!file?.storedAt) throw invalid({ logoFile: ['This file is not in the library.'] });
  if (file.type !== 'image') throw invalid({ logoFile: ['Choose a picture.'] });
}

function refuseDuplicate(error: unknown): never {
  if (!isUniqueViolation(error, 'associations_name')) throw error;
  throw invalid({ name: ['There is an association of this name.'] });
}
