/** Why a file cannot be deleted: its uses, as text. */
import type { FileUse } from '@hangtag/contract/wire/file';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { FileRow } from './queries.ts';
import { listUses } from './usage.ts';

/** Most uses that a refusal names. */
const NAMED = 100;

/** The refusal with code `file_in_use`. */
const fileInUse = (message: string, uses: readonly FileUse[]): Refusal =>
  new Refusal(409, message, {
    code: 'file_in_use',
    extra: { uses: uses.slice(0, NAMED), total: uses.length },
  });

/** @throws Refusal 409 `file_in_use` when a product, the company's content, a report, a logo or a badge needs the file. */
export async function assertUnused(
  db: Queryable,
  { companyId, id }: Pick<FileRow, 'companyId' | 'id'>,
): Promise<void> {
  const uses = await listUses(db, companyId, id);
  if (uses.length === 0) return;
  const of = (kind: FileUse['kind']) => uses.filter((use) => use.kind === kind);
  if (of('logo').length > 0) {
    throw fileInUse('This file is the company logo. Choose another logo, then delete it.', uses);
  }
  const named = (kind: FileUse['kind'], thing: string) =>
    of(kind)
      .map(({ name }) => `the ${thing} “${name}”`)
      .join(' and ');
  const places = [
    of('product').length > 0 && `by ${count(of('product').length, 'product')}`,
    of('company').length > 0 && 'by the company’s own content',
    of('report').length > 0 && `as ${named('report', 'report')}`,
    of('cta').length > 0 && `as the target of ${named('cta', 'call to action')}`,
    of('badge').length > 0 && `as the evidence of ${count(of('badge').length, 'association')}`,
    of('association').length > 0 &&
      `as the logo of ${count(of('association').length, 'association')}`,
  ].filter((place) => place !== false);
  throw fileInUse(
    `This file is used ${places.join(' and ')}. Take it out there, then delete it.`,
    uses,
  );
}

const count = (many: number, thing: string) => (many === 1 ? `1 ${thing}` : `${many} ${thing}s`);
