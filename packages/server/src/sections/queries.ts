/** Reads and writes the catalogue's definitions for Superadmins. */
import { asc, eq, isNull } from 'drizzle-orm';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import { type AuditActor, record } from '../audit/record.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { normalizeText } from '../db/normalizeText.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import { contentSections } from '../db/schema/content.ts';
import { versionOfRow } from '../http/etag.ts';
import { countReferences } from './references.ts';

export type SectionRow = typeof contentSections.$inferSelect;

/** The sections with one common order: the platform's, or those of one company. */
export const listed = (companyId: number | null) =>
  companyId === null ? isNull(contentSections.companyId) : eq(contentSections.companyId, companyId);

/** One of these lists, in order. @param isCounted Adds how often each is used. */
export async function listSections(
  db: Queryable,
  companyId: number | null,
  isCounted = false,
): Promise<readonly UsedSection[]> {
  const rows = await db
    .select()
    .from(contentSections)
    .where(listed(companyId))
    .orderBy(asc(contentSections.displayOrder), asc(contentSections.id));
  if (!isCounted) return rows.map(versioned);
  const holders = await countReferences(db);
  const unused = { usedByCompanies: 0, usedByProducts: 0 };
  return rows.map((row) => ({ ...versioned(row), ...(holders.get(row.id) ?? unused) }));
}

export const versioned = (section: SectionRow) => ({ ...section, version: versionOfRow(section) });

export async function findSection(db: Queryable, id: number): Promise<SectionRow | undefined> {
  const [row] = await db.select().from(contentSections).where(eq(contentSections.id, id));
  return row;
}

/** One section, locked until the transaction ends. */
export async function lockSection(tx: Transaction, id: number): Promise<SectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(contentSections)
    .where(eq(contentSections.id, id))
    .for('update');
  return row;
}

/** The slug of a section in addresses and files: lower case with hyphens. */
export const sectionSlug = (name: string): string =>
  normalizeText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** Records a change in the log of the company that owns the section, else in the platform's. */
export async function recordSection(
  tx: Transaction,
  { id, name, companyId }: Pick<SectionRow, 'id' | 'name' | 'companyId'>,
  change: {
    readonly actor: AuditActor;
    readonly action: string;
    readonly before?: AuditFields;
    readonly after?: AuditFields;
    readonly at: Date;
  },
): Promise<void> {
  await record(tx, {
    companyId: companyId ?? PLATFORM_COMPANY_ID,
    subject: `section:${id}`,
    subjectName: name,
    ...change,
  });
}
