/** The calls about products (F241-F242, F244, D34). */
import { type Context, Hono } from 'hono';
import {
  ProductBulkBody,
  type ProductBulkAnswer,
  ProductCopyBody,
  ProductCreateBody,
  ProductListQuery,
  ProductUpdateBody,
  type ProductsAnswer,
  PublishBody,
} from '@hangtag/contract/wire/product';
import { may } from '@hangtag/contract/rules/permissions';
import { stateOf } from '../policy/companyState.ts';
import {
  requireCompany,
  requirePermission,
  requireUserOr,
  writeContext,
} from '../policy/guards.ts';
import { matchesTag } from '../http/etag.ts';
import { paginate } from '../http/paginate.ts';
import { readBody, readFields, readQuery } from '../http/parse.ts';
import { forbidden } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import {
  answerRows,
  answerUsage,
  answer,
  answerNew,
  answerWrite,
  productInPath,
  etagOf,
} from './respond.ts';
import { productAssets } from './assetRoutes.ts';
import { copyProduct } from './copy.ts';
import { createProduct, createProducts } from './create.ts';
import { listProducts } from './list.ts';
import { publishProduct, unpublishProduct } from './publish.ts';
import { notEditableReason } from './status.ts';
import { updateProduct } from './write.ts';

const LIST = '/api/companies/:companyId/products';
const ONE = `${LIST}/:productId`;

export const products = new Hono<Vars>();
products.route('/', productAssets);

products.get(
  LIST,
  requireUserOr('products:read'),
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const query = readQuery(c, ProductListQuery);
    const { companyId, actor, services } = c.var;
    const state = await stateOf(c);
    const found = await listProducts(services.db, companyId, query);
    const { rows, total, all, archived } = found;
    const data = await answerRows(services, companyId, rows);
    return c.json({
      products: paginate(c, { data, total, page: query.page, size: query.size }),
      productCount: all,
      archivedCount: archived,
      ...answerUsage({ role: actor.role, state, readOnly: readOnlyMessage(c.var.session) }, found),
    } satisfies ProductsAnswer);
  },
);

products.post(
  LIST,
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.create'),
  async (c) => {
    const body = await readBody(c, ProductCreateBody);
    const state = await stateOf(c);
    return answerNew(c, await createProduct(writeContext(c), c.var.companyId, state, body));
  },
);

products.post(
  `${LIST}/copy`,
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.create'),
  async (c) => {
    const body = await readBody(c, ProductCopyBody);
    const state = await stateOf(c);
    return answerNew(c, await copyProduct(writeContext(c), c.var.companyId, state, body));
  },
);

products.post(
  `${LIST}/bulk`,
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.create'),
  async (c) => {
    const { count } = await readBody(c, ProductBulkBody);
    const { services, companyId } = c.var;
    const rows = await createProducts(writeContext(c), companyId, await stateOf(c), count);
    const data = await answerRows(services, companyId, rows);
    return c.json({ created: rows.length, products: data } satisfies ProductBulkAnswer, 201);
  },
);

products.get(
  ONE,
  requireUserOr('products:read'),
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const product = await productInPath(c);
    const condition = c.req.header('if-none-match');
    if (condition && matchesTag(condition, etagOf(product))) {
      c.header('ETag', etagOf(product));
      return c.body(null, 304);
    }
    return answer(c, product);
  },
);

products.put(
  ONE,
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.edit'),
  async (c) => {
    const product = await productInPath(c);
    const state = await stateOf(c);
    const closed = notEditableReason(product, state);
    if (closed && !(await namesStatus(c))) throw closed;
    const { values: update, errors } = await readFields(c, ProductUpdateBody);
    if (update.status !== undefined && !may(c.var.actor.role, 'product.archive')) throw forbidden();
    return answerWrite(c, (isCurrent) =>
      updateProduct(writeContext(c), product, state, update, isCurrent, errors),
    );
  },
);

products.put(
  `${ONE}/publish`,
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.publish'),
  async (c) => {
    const product = await productInPath(c);
    const { action } = await readBody(c, PublishBody);
    if (action === 'unpublish') {
      return answerWrite(c, (isCurrent) => unpublishProduct(writeContext(c), product, isCurrent));
    }
    const state = await stateOf(c);
    return answerWrite(c, (isCurrent) =>
      publishProduct(writeContext(c), product, state, isCurrent),
    );
  },
);

/** Of a closed product only the status may change; every other body is refused before it is looked at. */
async function namesStatus(c: Context<Vars>): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'status');
}
