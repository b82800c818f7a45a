/** The calls about products (F241-F242, F244, D34). */
import { type Context, Hono } from 'hono';
import {
  ProductCreateBody,
  ProductListQuery,
  ProductUpdateBody,
  type ProductsAnswer,
  PublishBody,
} from '@hangtag/contract/wire/product';
import { stateOf } from '../companies/rights.ts';
import { readId, requireCompany, requirePermission, requireUser } from '../http/duties.ts';
import { matchesTag, versionTag } from '../http/etag.ts';
import { paginate } from '../http/paginate.ts';
import { readBody, readQuery } from '../http/parse.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { answerProduct, answerRows, answerUsage } from './answer.ts';
import { listProducts } from './list.ts';
import { publishProduct, unpublishProduct } from './publish.ts';
import { type ProductRow, countActive, findProduct } from './queries.ts';
import { StaleWrite, createProduct, refuseClosed, updateProduct } from './write.ts';

const LIST = '/api/companies/:companyId/products';
const ONE = `${LIST}/:productId`;

export const products = new Hono<Vars>();

products.get(LIST, requireUser, requireCompany, requirePermission('product.read'), async (c) => {
  const query = readQuery(c, ProductListQuery);
  const { companyId, actor, services } = c.var;
  const state = await stateOf(c);
  const { rows, total, all } = await listProducts(services.db, companyId, query);
  const data = await answerRows(services, companyId, rows);
  const used = await countActive(services.db, companyId);
  return c.json({
    products: paginate(c, { data, total, page: query.page, size: query.size }),
    productCount: all,
    ...answerUsage({ role: actor.role, state }, used),
  } satisfies ProductsAnswer);
});

products.post(LIST, requireUser, requireCompany, requirePermission('product.create'), async (c) => {
  const body = await readBody(c, ProductCreateBody);
  const state = await stateOf(c);
  const product = await createProduct(c.var.services, c.var.companyId, state, body);
  c.header('Location', `/api/companies/${product.companyId}/products/${product.id}`);
  return answer(c, product, 201);
});

products.get(ONE, requireUser, requireCompany, requirePermission('product.read'), async (c) => {
  const product = await productInPath(c);
  const condition = c.req.header('if-none-match');
  if (condition && matchesTag(condition, tagOf(product))) {
    c.header('ETag', tagOf(product));
    return c.body(null, 304);
  }
  return answer(c, product);
});

products.put(ONE, requireUser, requireCompany, requirePermission('product.edit'), async (c) => {
  const product = await productInPath(c);
  const state = await stateOf(c);
  refuseClosed(product, state);
  const update = await readBody(c, ProductUpdateBody);
  return answerWrite(c, (isCurrent) =>
    updateProduct(c.var.services, product, state, update, isCurrent),
  );
});

products.put(
  `${ONE}/publish`,
  requireUser,
  requireCompany,
  requirePermission('product.publish'),
  async (c) => {
    const product = await productInPath(c);
    const { action } = await readBody(c, PublishBody);
    if (action === 'unpublish') {
      return answerWrite(c, (isCurrent) => unpublishProduct(c.var.services, product, isCurrent));
    }
    const state = await stateOf(c);
    return answerWrite(c, (isCurrent) => publishProduct(c.var.services, product, state, isCurrent));
  },
);

/** The product the path names; another company's does not exist here. */
export async function productInPath(c: Context<Vars>): Promise<ProductRow> {
  const id = readId(c.req.param('productId'));
  const product = await findProduct(c.var.services.db, c.var.companyId, id);
  if (!product) throw notFound();
  return product;
}

const tagOf = (product: ProductRow) => versionTag(product.version);

async function answer(c: Context<Vars>, product: ProductRow, status: 200 | 201 = 200) {
  const { services, actor } = c.var;
  const rights = { role: actor.role, state: await stateOf(c) };
  c.header('ETag', tagOf(product));
  return c.json(await answerProduct(services, product, rights), status);
}

/** Runs a write under the request's If-Match; without one the last write wins. */
async function answerWrite(
  c: Context<Vars>,
  write: (isCurrent: (version: number) => boolean) => Promise<ProductRow>,
) {
  const condition = c.req.header('if-match');
  try {
    const written = await write(
      (version) => condition === undefined || matchesTag(condition, versionTag(version)),
    );
    return await answer(c, written);
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error;
    const { services, actor } = c.var;
    const current = await productInPath(c);
    const rights = { role: actor.role, state: await stateOf(c) };
    throw new Refusal(409, 'Somebody else changed this product. Look at their version first.', {
      code: 'stale_write',
      extra: { conflict: await answerProduct(services, current, rights) },
      headers: { ETag: tagOf(current) },
    });
  }
}
