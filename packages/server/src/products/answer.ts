/** Products with everything an answer says about them. */
import { may } from '@hangtag/contract/rules/permissions';
import { createGate, editGate } from '@hangtag/contract/rules/productLimits';
import { productLimit, type Subscription } from '@hangtag/contract/rules/subscription';
import {
  BULK_MAX,
  type ProductAnswer,
  type ProductRow as ProductListRow,
  type ProductsAnswer,
} from '@hangtag/contract/wire/product';
import type { Role } from '@hangtag/contract/wire/user';
import { definitionsOf } from '../content/definitions.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import type { Services } from '../http/vars.ts';
import { filesOfContent } from './fileReferences.ts';
import { headerFilm, headerPicture } from './headers.ts';
import { presentProduct, presentRow } from './present.ts';
import { type ProductRow, draftOf } from './queries.ts';
import { notEditableMessages, restoreLockReason } from './status.ts';
import { overLimitRefusal } from './overLimit.ts';

type Tools = Pick<Services, 'db' | 'config'>;

/** Somebody's role and what their company's plan gives. */
export interface Rights {
  readonly role: Role;
  readonly state: Subscription;
  /** Why this session changes nothing at all; null when it may. */
  readonly readOnly: string | null;
}

/** One product on the wire, for one person. */
export async function answerProduct(
  { db, config }: Tools,
  product: ProductRow,
  { role, state, readOnly }: Rights,
): Promise<ProductAnswer> {
  const definitions = await definitionsOf(db, product.companyId);
  const ids = filesOfContent(draftOf(product), definitions);
  const files = await findFiles(db, product.companyId, ids);
  const previews = await previewsOf(db, product.companyId, files);
  const gate = editGate(state);
  const locked = readOnly ?? (gate.isOpen ? notEditableMessages[product.status] : gate.message);
  const surplus = locked === null ? await overLimitRefusal(db, product, state) : null;
  return {
    ...presentProduct(product, { files: byId(files), previews, origin: config.publicUrl }),
    can: {
      edit: locked === null && may(role, 'product.edit'),
      publish: locked === null && surplus === null && may(role, 'product.publish'),
      locked: locked ?? surplus?.message ?? null,
      changeStatus: readOnly === null && may(role, 'product.archive'),
      restoreLocked: readOnly ?? (await restoreLockReason(db, product, state)),
    },
    sectionLimit: state.productSections,
  };
}

/** Rows of one company as a list shows them; their pictures come with one query. */
export async function answerRows(
  { db, config }: Tools,
  companyId: number,
  rows: readonly ProductRow[],
): Promise<readonly ProductListRow[]> {
  const ids = rows
    .flatMap((row) => [headerPicture(row.content), headerFilm(row.content), row.appLogoFilesId])
    .filter((id) => id !== null);
  const files = await findFiles(db, companyId, ids);
  const previews = await previewsOf(db, companyId, files);
  const context = { files: byId(files), previews, origin: config.publicUrl };
  return rows.map((row) => presentRow(row, context));
}

/** What a list says about creating one more. @param used Active products. */
export function answerUsage({ role, state, readOnly }: Rights, used: number) {
  const gate = createGate(state, used);
  const isAllowed = readOnly === null && may(role, 'product.create');
  return {
    usage: { used, limit: productLimit(state) },
    can: {
      create: gate.isOpen && isAllowed,
      createLocked: readOnly ?? (gate.isOpen ? null : gate.message),
      createMany: gate.isOpen && isAllowed ? Math.min(BULK_MAX, productLimit(state) - used) : 0,
    },
  } satisfies Pick<ProductsAnswer, 'usage' | 'can'>;
}

async function previewsOf(db: Services['db'], companyId: number, files: readonly FileRow[]) {
  const ids = files.map((file) => file.previewId).filter((id) => id !== null);
  return byId(await findFiles(db, companyId, ids));
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));
