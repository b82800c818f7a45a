/** What one company is given of the catalogue: shown or not, paid for or not, and in which order (F161, F163). */
import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CompanySectionsBody } from '@hangtag/contract/wire/contentSection';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { difference, record } from '../audit/record.ts';
import { findCompany } from '../policy/companyQueries.ts';
import { companySections } from '../db/schema/content.ts';
import { invalid } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import { definitionsOf } from '../content/definitions.ts';

type Sent = v.InferOutput<typeof CompanySectionsBody>['sections'];
type Assignment = typeof companySections.$inferInsert;

/** Writes what differs. @throws Refusal 422 for a section the company could not be given, or one named twice. */
export async function assignSections(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  companyId: number,
  sent: Sent,
): Promise<readonly CompanySection[]> {
  return db.transaction(async (tx) => {
    const definitions = new Map(
      (await definitionsOf(tx, companyId)).map((each) => [each.id, each]),
    );
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
    if (rows.length === 0) return [...definitions.values()];
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
    return definitionsOf(tx, companyId);
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
