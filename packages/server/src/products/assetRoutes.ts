/** The calls about a product's assets (F245, F246). */
import { Hono } from 'hono';
import { type AssetAnswer, AssetBody } from '@hangtag/contract/wire/content';
import type { AssetWriteAnswer, ProductAnswer } from '@hangtag/contract/wire/product';
import { stateOf } from '../policy/companyState.ts';
import { findFiles } from '../files/queries.ts';
import {
  requireCompany,
  requirePermission,
  requireUserOr,
  writeContext,
} from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { findAssetOwner } from './assetQueries.ts';
import { writeAsset } from './assets.ts';
import { presentAsset } from './present.ts';
import { answerWrite, productInPath } from './respond.ts';
import { assertEditable } from './status.ts';

const COMPANY = '/api/companies/:companyId';

export const productAssets = new Hono<Vars>();

productAssets.put(
  `${COMPANY}/products/:productId/updateAsset`,
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.edit'),
  async (c) => {
    const product = await productInPath(c);
    const state = await stateOf(c);
    assertEditable(product, state);
    const body = await readBody(c, AssetBody);
    let written = 0;
    const write = async (isCurrent: (version: number) => boolean) => {
      const result = await writeAsset(writeContext(c), product, state, body, isCurrent);
      written = result.assetId;
      return result.product;
    };
    return answerWrite(c, write, (answer) => withAsset(answer, written));
  },
);

productAssets.get(
  `${COMPANY}/assets/:assetId`,
  requireUserOr('products:read'),
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const assetId = readId(c.req.param('assetId'));
    const { services, companyId } = c.var;
    const owner = await findAssetOwner(services.db, companyId, assetId);
    const asset = owner?.assets.find((each) => each.assetId === assetId);
    if (!owner || !asset) throw notFound();
    const ids = [
      ...('filesId' in asset.media ? [asset.media.filesId] : []),
      ...(asset.thumb ? [asset.thumb.filesId] : []),
    ];
    const files = await findFiles(services.db, companyId, ids);
    const byId = new Map(files.map((file) => [file.id, file]));
    return c.json({ ...presentAsset(asset, byId), productId: owner.id } satisfies AssetAnswer);
  },
);

function withAsset(answer: ProductAnswer, assetId: number): AssetWriteAnswer {
  const asset = answer.assets.find((each) => each.assetId === assetId);
  if (!asset) throw new Error('The asset just written is not in the answer.');
  return { ...answer, asset };
}
