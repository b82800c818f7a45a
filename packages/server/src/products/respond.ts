/** How the routes of products find what their path names, and how they answer. */
import type { Context } from 'hono';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { stateOf } from '../policy/companyState.ts';
import { readId } from '../http/readId.ts';
import { versionTag } from '../http/etag.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { answerProduct } from './answer.ts';
import { productPath } from './present.ts';
import { type ProductRow, findProduct } from './queries.ts';
import { type IsCurrent, answerConditionalWrite } from '../content/conditionalWrite.ts';

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
