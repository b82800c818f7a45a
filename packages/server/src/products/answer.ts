/** Products with everything an answer says about them. */
import { may } from '@hangtag/contract/rules/permissions';
import { createGate, editGate } from '@hangtag/contract/rules/productLimits';
import { productLimit, type Subscription } from '@hangtag/contract/rules/subscription';
import type {
  ProductAnswer,
  ProductRow as ProductListRow,
  ProductsAnswer,
} from '@hangtag/contract/wire/product';
import type { Role } from '@hangtag/contract/wire/user';
import { definitionsOf } from '../content/queries.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import type { Services } from '../http/vars.ts';
import { filesOfContent } from './fileReferences.ts';
import { headerPicture } from './draft.ts';
import { presentProduct, presentRow } from './present.ts';
import type { ProductRow } from './queries.ts';
import { PARKED } from './write.ts';

type Tools = Pick<Services, 'db' | 'config'>;

/** Somebody's role and what their company's plan gives. */
export interface Rights {
  readonly role: Role;
  readonly state: Subscription;
}

/** One product on the wire, for one person. */
export async function answerProduct(
  { db, config }: Tools,
  product: ProductRow,
  { role, state }: Rights,
): Promise<ProductAnswer> {
  const definitions = await definitionsOf(db, product.companyId);
  const ids = filesOfContent(product.content, product.appLogoFilesId, definitions);
  const files = await findFiles(db, product.companyId, ids);
  const previews = await previewsOf(db, product.companyId, files);
  const gate = editGate(state);
  const locked = gate.isOpen ? (product.status === 'active' ? null : PARKED) : gate.message;
  return {
    ...presentProduct(product, { files: byId(files), previews, origin: config.publicUrl }),
    can: {
      edit: locked === null && may(role, 'product.edit'),
      publish: locked === null && may(role, 'product.publish'),
      locked,
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
  const ids = rows.flatMap((row) => [headerPicture(row.content), row.appLogoFilesId]);
  const films = rows.map((row) => row.content.headers[0]?.filesId ?? null);
  const files = await findFiles(
    db,
    companyId,
    [...ids, ...films].filter((id) => id !== null),
  );
  const previews = await previewsOf(db, companyId, files);
  const surroundings = { files: byId(files), previews, origin: config.publicUrl };
  return rows.map((row) => presentRow(row, surroundings));
}

/** What a list says about creating one more. @param used Active products. */
export function answerUsage({ role, state }: Rights, used: number) {
  const gate = createGate(state, used);
  const isAllowed = may(role, 'product.create');
  return {
    usage: { used, limit: productLimit(state) },
    can: {
      create: gate.isOpen && isAllowed,
      createLocked: gate.isOpen ? null : gate.message,
    },
  } satisfies Pick<ProductsAnswer, 'usage' | 'can'>;
}

async function previewsOf(db: Services['db'], companyId: number, files: readonly FileRow[]) {
  const ids = files.map((file) => file.previewId).filter((id) => id !== null);
  return byId(await findFiles(db, companyId, ids));
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));
