/** Why a file cannot be deleted: its uses, as text. */
import type { FileUse } from '@hangtag/contract/wire/file';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { FileRow } from './queries.ts';
import {
  countAssociations,
  countBadges,
  ctasOf,
  isInCompanyContent,
  isLogo,
  listUses,
  reportsOf,
} from './usage.ts';

/** The refusal with code `file_in_use`. @param uses The products among its users. */
export const fileInUse = (message: string, uses: readonly FileUse[] = []): Refusal =>
  new Refusal(409, message, { code: 'file_in_use', extra: { uses } });

/** @throws Refusal 409 `file_in_use` when a product, the company's content, a report, a logo or a badge needs the file. */
export async function assertUnused(
  db: Queryable,
  { companyId, id }: Pick<FileRow, 'companyId' | 'id'>,
): Promise<void> {
  const uses = await listUses(db, companyId, id);
  if (await isLogo(db, companyId, id)) {
    const message = 'This file is the company logo. Choose another logo, then delete it.';
    throw fileInUse(message, uses);
  }
  const badges = await countBadges(db, companyId, id);
  const isOwn = await isInCompanyContent(db, companyId, id);
  const reports = await reportsOf(db, companyId, id);
  const targets = await ctasOf(db, companyId, id);
  const logos = await countAssociations(db, id);
  const places = [
    uses.length > 0 && `by ${count(uses.length, 'product')}`,
    isOwn && 'by the company’s own content',
    reports.length > 0 && `as ${reports.map((title) => `the report “${title}”`).join(' and ')}`,
    targets.length > 0 &&
      `as the target of ${targets.map((label) => `the call to action “${label}”`).join(' and ')}`,
    badges > 0 && `as the evidence of ${count(badges, 'association')}`,
    logos > 0 && `as the logo of ${count(logos, 'association')}`,
  ].filter((place) => place !== false);
  if (places.length === 0) return;
  const where = places.join(' and ');
  throw fileInUse(`This file is used ${where}. Take it out there, then delete it.`, uses);
}

const count = (many: number, thing: string) => (many === 1 ? `1 ${thing}` : `${many} ${thing}s`);
