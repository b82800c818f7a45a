/** How the routes of products find what their path names, and everything an answer says about it. */
import type { Context } from 'hono';
import {
  type ProductAnswer,
  BULK_MAX,
  type ProductRow as ProductListRow,
  type ProductsAnswer,
} from '@hangtag/contract/wire/product';
import { stateOf } from '../policy/companyState.ts';
import { readId } from '../http/readId.ts';
import { versionTag } from '../http/etag.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars, Services } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { productPath, presentProduct, presentRow } from './present.ts';
import type { ActiveCounts } from './places.ts';
import { type ProductRow, findProduct, draftOf } from './queries.ts';
import { type IsCurrent, answerConditionalWrite } from '../http/conditionalWrite.ts';
import { may } from '@hangtag/contract/rules/permissions';
import { createGate, editGate } from '@hangtag/contract/rules/productLimits';
import { productLimit } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Role } from '@hangtag/contract/wire/user';
import { listFileChanges } from '../content/uses.ts';
import { definitionsOf } from '../content/definitions.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import { printOrigin } from '../hosts/queries.ts';
import { findDraftLinks } from '../linkCheck/links.ts';
import { targetsOf } from './productFiles.ts';
import { headerFilm, headerPicture } from './headerMedia.ts';
import { notEditableWords, restoreLockReason, overLimitRefusal } from './status.ts';

/** The product the path names; another company's does not exist here. */
export async function productInPath(c: Context<Vars>): Promise<ProductRow> {
  const id = readId(c.req.param('productId'));
  const product = await findProduct(c.var.services.db, c.var.companyId, id);
  if (!product) throw notFound();
  return product;
}

/** The tag of the product as it is. */
export const etagOf = (product: ProductRow) => versionTag(product.version);

/** The product as this person is answered. */
async function bodyOf(c: Context<Vars>, product: ProductRow): Promise<ProductAnswer> {
  const { services, actor } = c.var;
  const rights = {
    role: actor.role,
    state: await stateOf(c),
    readOnly: readOnlyMessage(c.var.session),
  };
  return answerProduct(services, product, rights);
}

/** Answers one product with its tag. */
export async function answer(c: Context<Vars>, product: ProductRow, status: 200 | 201 = 200) {
  const body = await bodyOf(c, product);
  c.header('ETag', etagOf(product));
  return c.json(body, status);
}

/** Answers a product that was just made. */
export async function answerNew(c: Context<Vars>, product: ProductRow) {
  c.header('Location', productPath(product));
  return answer(c, product, 201);
}

/**
 * Runs a write under the request's If-Match and answers it.
 * @param answer What is answered of the product as it was written. @default the product
 */
export const answerWrite = (
  c: Context<Vars>,
  write: (isCurrent: IsCurrent) => Promise<ProductRow>,
  answer?: (product: ProductAnswer) => ProductAnswer,
) =>
  answerConditionalWrite(c, {
    thing: 'product',
    write,
    find: () => productInPath(c),
    present: (product) => bodyOf(c, product),
    answer,
  });

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
  const targets = targetsOf(draftOf(product), definitions);
  const files = await findFiles(db, product.companyId, targets.files);
  const previews = await previewsOf(db, product.companyId, files);
  const gate = editGate(state);
  const locked = readOnly ?? (gate.isOpen ? notEditableWords(product) : gate.message);
  const surplus = locked === null ? await overLimitRefusal(db, product, state) : null;
  const fileChanges = await listFileChanges(db, product.companyId, [product.id]);
  return {
    ...presentProduct(product, {
      files: byId(files),
      previews,
      origin: await printOrigin({ db, config }, product.companyId),
      fileChanges: fileChanges.get(product.id) ?? [],
    }),
    can: {
      edit: locked === null && may(role, 'product.edit'),
      publish: locked === null && surplus === null && may(role, 'product.publish'),
      locked: locked ?? surplus?.message ?? null,
      changeStatus: readOnly === null && may(role, 'product.archive'),
      restoreLocked: readOnly ?? (await restoreLockReason(db, product, state)),
      checkLinks: config.checksLinks,
    },
    sectionLimit: state.productSections,
    links: await findDraftLinks(db, product.companyId, targets),
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
  const origin = await printOrigin({ db, config }, companyId);
  const context = { files: byId(files), previews, origin };
  return rows.map((row) => presentRow(row, context));
}

/** What a list says about creating one more, which may take a placeholder's place. */
export function answerUsage(
  { role, state, readOnly }: Rights,
  { active: used, placeholders }: ActiveCounts,
) {
  const gate = createGate(state, used - placeholders);
  const isAllowed = readOnly === null && may(role, 'product.create');
  return {
    usage: { used, limit: productLimit(state) },
    can: {
      create: gate.isOpen && isAllowed,
      createLocked: readOnly ?? (gate.isOpen ? null : gate.message),
      createMany:
        gate.isOpen && isAllowed ? Math.max(0, Math.min(BULK_MAX, productLimit(state) - used)) : 0,
    },
  } satisfies Pick<ProductsAnswer, 'usage' | 'can'>;
}

/** The pictures chosen as previews of files, by id. */
export async function previewsOf(db: Services['db'], companyId: number, files: readonly FileRow[]) {
  const ids = files.map((file) => file.previewId).filter((id) => id !== null);
  return byId(await findFiles(db, companyId, ids));
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));
