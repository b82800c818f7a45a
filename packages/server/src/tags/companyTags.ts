/** The tags of one company (F034, F235, D45). */
import { type Context, Hono } from 'hono';
import { CompanyTagsBody, type CompanyTagsAnswer, type Tag } from '@hangtag/contract/wire/tag';
import { record } from '../audit/record.ts';
import { type IsCurrent, StaleWrite, answerConditionalWrite } from '../http/conditionalWrite.ts';
import type { Queryable } from '../db/database.ts';
import { versionOfValues, versionTag } from '../http/etag.ts';
import { lockCreation } from '../policy/companyQueries.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { readBody } from '../http/parse.ts';
import { invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { listForCompanies, listOf, setTagsOf } from './queries.ts';

const OF_COMPANY = '/api/companies/:companyId';

export const companyTags = new Hono<Vars>();

companyTags.get(
  `${OF_COMPANY}/getTags`,
  requireUser,
  requireCompany,
  requirePermission('company.read'),
  async (c) => {
    const answer = await answerTags(c.var.services.db, c.var.companyId);
    c.header('ETag', versionTag(answer.version));
    return c.json(answer);
  },
);

companyTags.put(
  `${OF_COMPANY}/updateTags`,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const { tags: sent } = await readBody(c, CompanyTagsBody);
    const { db } = c.var.services;
    const available = new Map((await listForCompanies(db)).map((tag) => [tag.id, tag]));
    const unknown = sent.flatMap((id, at) =>
      available.has(id) ? [] : [[`tags.${at}`, ['Is not a tag for companies.']] as const],
    );
    if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
    const find = () => answerTags(db, c.var.companyId);
    return answerConditionalWrite(c, {
      thing: 'list',
      write: (isCurrent) => changeTags(c, [...new Set(sent)], isCurrent).then(find),
      find,
      present: (answer) => Promise.resolve(answer),
    });
  },
);

async function changeTags(
  c: Context<Vars>,
  ids: readonly number[],
  isCurrent: IsCurrent,
): Promise<void> {
  const { companyId, actor, services } = c.var;
  await services.db.transaction(async (tx) => {
    await lockCreation(tx, companyId);
    const present = await listOf(tx, companyId);
    if (!isCurrent(versionOf(present))) throw new StaleWrite();
    const before = present.map(({ name }) => name);
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
}

const versionOf = (tags: readonly Tag[]) =>
  versionOfValues(tags.map(({ id }) => id).toSorted((a, b) => a - b));

async function answerTags(db: Queryable, companyId: number): Promise<CompanyTagsAnswer> {
  const tags = await listOf(db, companyId);
  return { tags, available: await listForCompanies(db), version: versionOf(tags) };
}
