/** Which sections of the catalogue a company gets: visibility, payment and order (F161, F163). */
import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  CompanySectionsAnswer,
  CompanySectionsBody,
} from '@hangtag/contract/wire/contentSection';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { difference, record } from '../audit/record.ts';
import { findCompany, lockCreation } from '../policy/companyQueries.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import type { Queryable } from '../db/database.ts';
import { versionOfValues } from '../http/etag.ts';
import { companySections } from '../db/schema/content.ts';
import { invalid } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import { definitionsOf } from '../content/definitions.ts';

type Sent = v.InferOutput<typeof CompanySectionsBody>['sections'];
type Assignment = typeof companySections.$inferInsert;

/** Every section that the company could get, with its settings. */
export async function answerAssigned(
  db: Queryable,
  companyId: number,
): Promise<CompanySectionsAnswer> {
  const sections = await definitionsOf(db, companyId);
  return { sections, version: versionOf(sections) };
}

const versionOf = (sections: readonly CompanySection[]) =>
  versionOfValues(sections.map(({ pivot }) => pivot));

/**
 * Writes what differs. @throws StaleWrite for an old version, Refusal 422 for a section that this company cannot get,
 * or one named twice.
 */
export async function assignSections(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  companyId: number,
  sent: Sent,
  isCurrent: IsCurrent,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCreation(tx, companyId);
    const present = await definitionsOf(tx, companyId);
    if (!isCurrent(versionOf(present))) throw new StaleWrite();
    const definitions = new Map(present.map((each) => [each.id, each]));
    refuseWrong(sent, definitions);
    const before: Record<string, unknown> = {};
    const after: Record<string, unknown> = {};
    const rows = sent.flatMap(({ contentSectionId, ...wanted }): readonly Assignment[] => {
      const section = definitions.get(contentSectionId);
      const changed = section && difference({ ...section.pivot }, wanted);
      if (!section || !changed) return [];
      const { enabled, paid, displayOrder } = { ...section.pivot, ...defined(wanted) };
      before[section.name] = changed.before;
      after[section.name] = changed.after;
      return [{ companyId, contentSectionId, enabled, paid, displayOrder }];
    });
    if (rows.length === 0) return;
    await tx
      .insert(companySections)
      .values([...rows])
      .onConflictDoUpdate({
        target: [companySections.companyId, companySections.contentSectionId],
        set: {
          enabled: sql`excluded.enabled`,
          paid: sql`excluded.paid`,
          displayOrder: sql`excluded.display_order`,
        },
      });
    await record(tx, {
      companyId,
      actor,
      action: 'company.sections-changed',
      subject: `company:${companyId}`,
      subjectName: (await findCompany(tx, companyId))?.name ?? 'Sections',
      before,
      after,
      at: now(),
    });
  });
}

function refuseWrong(sent: Sent, known: ReadonlyMap<number, unknown>): void {
  const seen = new Set<number>();
  const errors: Record<string, string[]> = {};
  sent.forEach(({ contentSectionId }, at) => {
    const path = `sections.${at}.contentSectionId`;
    if (!known.has(contentSectionId)) errors[path] = ['Is not a section for this company.'];
    else if (seen.has(contentSectionId)) errors[path] = ['Is there twice.'];
    seen.add(contentSectionId);
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
