/** The badges one company carries, with their certificates. */
import { type Context, Hono } from 'hono';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  type CompanyAssociation,
  CompanyAssociationsBody,
  type CompanyAssociationsAnswer,
} from '@hangtag/contract/wire/association';
import { record } from '../audit/record.ts';
import { type IsCurrent, StaleWrite, answerConditionalWrite } from '../http/conditionalWrite.ts';
import type { Queryable } from '../db/database.ts';
import { companyAssociations } from '../db/schema/lists.ts';
import { lockFiles } from '../files/queries.ts';
import { versionOfValues, versionTag } from '../http/etag.ts';
import { lockCreation } from '../policy/companyQueries.ts';
import { assertEditable } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { readBody } from '../http/parse.ts';
import { invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { listActive, listBadges } from './queries.ts';

const BADGES = '/api/companies/:companyId/associations';

export const badges = new Hono<Vars>();

badges.get(BADGES, requireUser, requireCompany, requirePermission('company.read'), async (c) => {
  const answer = await answerBadges(c.var.services.db, c.var.companyId);
  c.header('ETag', versionTag(answer.version));
  return c.json(answer);
});

badges.put(BADGES, requireUser, requireCompany, requirePermission('company.edit'), async (c) => {
  const { associations } = await readBody(c, CompanyAssociationsBody);
  await assertEditable(c);
  const find = () => answerBadges(c.var.services.db, c.var.companyId);
  return answerConditionalWrite(c, {
    thing: 'list',
    write: (isCurrent) => changeBadges(c, associations, isCurrent).then(find),
    find,
    present: (answer) => Promise.resolve(answer),
  });
});

type Sent = v.InferOutput<typeof CompanyAssociationsBody>['associations'];

/** Gives the company these badges and no others. @throws StaleWrite for an old version, Refusal 422. */
async function changeBadges(c: Context<Vars>, sent: Sent, isCurrent: IsCurrent): Promise<void> {
  const { companyId, actor, services } = c.var;
  await services.db.transaction(async (tx) => {
    await lockCreation(tx, companyId);
    const present = await listBadges(tx, companyId);
    if (!isCurrent(versionOf(present))) throw new StaleWrite();
    // A company may keep its badges, also when they are no longer offered.
    const allowed = new Set([
      ...(await listActive(tx)).map(({ id }) => id),
      ...present.map(({ associationId }) => associationId),
    ]);
    const files = sent.flatMap(({ evidenceFilesId }) => evidenceFilesId ?? []);
    const knownFiles = new Set((await lockFiles(tx, companyId, files)).map(({ id }) => id));
    const errors: Record<string, string[]> = {};
    const seen = new Set<number>();
    sent.forEach(({ associationId, evidenceFilesId }, at) => {
      const path = `associations.${at}`;
      if (!allowed.has(associationId)) errors[`${path}.associationId`] = ['Is not offered.'];
      else if (seen.has(associationId)) errors[`${path}.associationId`] = ['Is there twice.'];
      seen.add(associationId);
      if (evidenceFilesId !== null && !knownFiles.has(evidenceFilesId)) {
        errors[`${path}.evidenceFilesId`] = ['This file is not in the library.'];
      }
    });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await tx.delete(companyAssociations).where(eq(companyAssociations.companyId, companyId));
    if (sent.length > 0) {
      await tx
        .insert(companyAssociations)
        .values(sent.map((badge, displayOrder) => ({ ...badge, companyId, displayOrder })));
    }
    await record(tx, {
      companyId,
      actor,
      action: 'company.badges-changed',
      subject: `company:${companyId}`,
      subjectName: 'Associations',
      before: { associations: present.map(({ association }) => association.name) },
      after: {
        associations: (await listBadges(tx, companyId)).map(({ association }) => association.name),
      },
      at: services.now(),
    });
  });
}

/** Of what the company says, not of what the platform says about the associations. */
const versionOf = (carried: readonly CompanyAssociation[]) =>
  versionOfValues(
    carried.map(({ associationId, certificateNumber, validFrom, validTo, evidenceFilesId }) => [
      associationId,
      certificateNumber,
      validFrom,
      validTo,
      evidenceFilesId,
    ]),
  );

async function answerBadges(db: Queryable, companyId: number): Promise<CompanyAssociationsAnswer> {
  const associations = await listBadges(db, companyId);
  return { associations, available: await listActive(db), version: versionOf(associations) };
}
