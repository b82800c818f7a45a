/** Creates, changes and deletes definitions; each change is logged, and none loses a page's values. */
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  ContentSectionBody,
  ContentSectionUpdateBody,
  SectionUses,
} from '@hangtag/contract/wire/contentSection';
import type { SectionField } from '@hangtag/contract/wire/section';
import { difference } from '../audit/record.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import type { Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { companySections, contentSections } from '../db/schema/content.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { versionOfRow } from '../http/etag.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import { mayEnterCompany } from '../policy/company.ts';
import { losesValues, companySectionsSql } from './fieldChanges.ts';
import { type SectionRow, listed, lockSection, recordSection, sectionSlug } from './queries.ts';
import { referencesOf } from './references.ts';

type Tools = Pick<Services, 'db' | 'now'>;
type Creation = v.InferOutput<typeof ContentSectionBody>;
type Update = v.InferOutput<typeof ContentSectionUpdateBody>;

/** Creates a section at the end of its list. @throws Refusal 422 for a taken name or an unknown company. */
export async function createSection(
  { db, now }: Tools,
  actor: Actor,
  body: Creation,
): Promise<SectionRow> {
  return db
    .transaction(async (tx) => {
      const { companyId } = body;
      const isClosed = companyId !== null && !mayEnterCompany(actor, companyId);
      if (
        isClosed ||
        (companyId !== null && !(await tx.$count(companies, eq(companies.id, companyId))))
      ) {
        throw invalid({ companyId: ['There is no such company.'] });
      }
      const others = await tx
        .select({ at: contentSections.displayOrder })
        .from(contentSections)
        .where(listed(companyId));
      const displayOrder = Math.max(0, ...others.map(({ at }) => at)) + 1;
      const [made] = await tx
        .insert(contentSections)
        .values({
          ...body,
          fields: fieldsOf(body.fields),
          slug: sectionSlug(body.name),
          displayOrder,
        })
        .returning();
      if (!made) throw new Error('The section was not written.');
      const after = { name: made.name, fields: made.fields };
      await recordSection(tx, made, { actor, action: 'section.created', after, at: now() });
      return made;
    })
    .catch(refuseDuplicate);
}

/**
 * Changes a section; pages keep their values (`fieldChanges.ts`).
 * @throws Refusal 404; 409 `in_use` with the products that would lose a value; StaleWrite for an old version.
 */
export async function updateSection(
  { db, now }: Tools,
  actor: Actor,
  id: number,
  { fields, ...body }: Update,
  isCurrent: IsCurrent,
): Promise<SectionRow> {
  return db.transaction(async (tx) => {
    const section = await lockOpen(tx, actor, id);
    if (!isCurrent(versionOfRow(section))) throw new StaleWrite();
    const update = { ...body, ...(fields && { fields: fieldsOf(fields) }) };
    const changed = difference<SectionRow>(section, update);
    if (!changed) return section;
    if ('scope' in changed.after)
      refuseUsed(await referencesOf(tx, id), 'Its place cannot change now.');
    const after = update.fields ?? section.fields;
    const losingValues = losesValues(id, section.fields, after);
    const companies = losesValues(id, section.fields, after, companySectionsSql);
    // Pages are queried only for a change that can lose a value: there may be very many.
    if (losingValues) {
      refuseUsed(
        await referencesOf(tx, id, { products: losingValues, companies }),
        'Pages say something in a field that would be lost. Empty it there first.',
      );
    }
    const [written] = await tx
      .update(contentSections)
      .set(update)
      .where(eq(contentSections.id, id))
      .returning();
    if (!written) throw notFound();
    await recordSection(tx, written, { actor, action: 'section.changed', ...changed, at: now() });
    return written;
  });
}

/**
 * Deletes a section that no page holds.
 * @throws Refusal 404; 409 `in_use` with the products that hold it; StaleWrite for an old version.
 */
export async function deleteSection(
  { db, now }: Tools,
  actor: Actor,
  id: number,
  isCurrent: IsCurrent,
): Promise<void> {
  await db.transaction(async (tx) => {
    const section = await lockOpen(tx, actor, id);
    if (!isCurrent(versionOfRow(section))) throw new StaleWrite();
    const way = section.status === 'active' ? 'Make it inactive instead, or take' : 'Take';
    refuseUsed(await referencesOf(tx, id), `${way} it off there first.`);
    await tx.delete(companySections).where(eq(companySections.contentSectionId, id));
    await tx.delete(contentSections).where(eq(contentSections.id, id));
    const before = { name: section.name, fields: section.fields };
    await recordSection(tx, section, { actor, action: 'section.deleted', before, at: now() });
  });
}

/** Locks a section of the platform, or of a company that the actor may change. */
async function lockOpen(tx: Transaction, actor: Actor, id: number): Promise<SectionRow> {
  const section = await lockSection(tx, id);
  if (!section) throw notFound();
  if (section.companyId !== null && !mayEnterCompany(actor, section.companyId)) throw notFound();
  return section;
}

function refuseUsed(uses: SectionUses, advice: string): void {
  if (uses.total === 0) return;
  const companies = uses.companies?.length ?? 0;
  const products = uses.total - companies;
  const who = [
    products > 0 && (products === 1 ? '1 product' : `${products} products`),
    companies > 0 && (companies === 1 ? '1 company' : `${companies} companies`),
  ].filter((each) => each !== false);
  throw new Refusal(
    409,
    `${who.join(' and ')} ${uses.total === 1 ? 'holds' : 'hold'} this section. ${advice}`,
    { code: 'in_use', extra: { uses } },
  );
}

/** The fields as stored: without empty members. */
const fieldsOf = (fields: Creation['fields']): readonly SectionField[] =>
  fields.map(({ maxLength, accepts, options, ...field }) => ({
    ...field,
    ...(maxLength !== undefined && { maxLength }),
    ...(accepts !== undefined && { accepts }),
    ...(options !== undefined && { options }),
  }));

function refuseDuplicate(error: unknown): never {
  if (!isUniqueViolation(error, 'platform_section_slug')) throw error;
  throw invalid({ name: ['There is a section of this name.'] });
}
