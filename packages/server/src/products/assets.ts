/** How a product presents its files and films (F176, F245): written one at a time, frozen into the page with the rest. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { embedProblem, readEmbed } from '@hangtag/contract/rules/embeds';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { AssetBody, ProductAsset } from '@hangtag/contract/wire/content';
import type * as v from 'valibot';
import { transact } from '../db/transact.ts';
import type { AuditContext } from '../audit/record.ts';
import type { Errors } from '../content/checkSections.ts';
import { definitionsOf } from '../content/definitions.ts';
import type { FileRow } from '../files/queries.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { nextAssetIds } from './assetQueries.ts';
import { targetsOf } from './productFiles.ts';
import { setUses } from '../content/uses.ts';
import { requireFiles, type FileReference } from '../content/fileReferences.ts';
import {
  type ProductRow,
  draftOf,
  lockProduct,
  ownerOf,
  savedNow,
  writeProduct,
} from './queries.ts';
import { assertEditable } from './status.ts';
import { StaleWrite } from '../http/conditionalWrite.ts';

type Tools = Pick<Services, 'db'> & AuditContext;
type Body = v.InferOutput<typeof AssetBody>;

/** Most assets of one product: they travel with every read of it. */
export const ASSETS_MAX = 200;

/**
 * Adds an asset, or changes the one the body names; without a real change nothing is written.
 * @throws Refusal 403 while the plan or the product is closed, 422 for wrong fields, StaleWrite for an old version.
 */
export async function writeAsset(
  tools: Tools,
  key: Pick<ProductRow, 'companyId' | 'id'>,
  state: Subscription,
  body: Body,
  isCurrent: (version: number) => boolean,
): Promise<{ readonly product: ProductRow; readonly assetId: number }> {
  return transact(tools.db, async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    assertEditable(product, state);
    const old = product.assets.find(({ assetId }) => assetId === body.assetId);
    const errors = checkAsset(body, old, product.assets.length);
    const references = filesInAsset(body).filter((each) => !(each.path in errors));
    const files = await requireFiles(tx, key.companyId, references, errors);
    if (!isCurrent(product.version)) throw new StaleWrite();

    const next = nextAsset(body, old ?? blank, files);
    if (old && isSame(next, old)) return { product, assetId: old.assetId };
    const [assetId = 0] = old ? [old.assetId] : await nextAssetIds(tx, 1);
    const asset = { ...next, assetId };
    const assets = old
      ? product.assets.map((each) => (each === old ? asset : each))
      : [...product.assets, asset];
    const written = await writeProduct(tx, product, { assets, ...savedNow(tools) });
    const definitions = await definitionsOf(tx, key.companyId);
    await setUses(tx, ownerOf(written), 'draft', targetsOf(draftOf(written), definitions));
    return { product: written, assetId };
  });
}

function checkAsset(body: Body, old: ProductAsset | undefined, count: number): Errors {
  const errors: Errors = {};
  const { assetId, name, media } = body;
  if (assetId !== undefined && !old) errors['assetId'] = ['Is not an asset of this product.'];
  if (assetId === undefined) {
    if (name === undefined) errors['name'] = [fieldMessages.required];
    if (media === undefined) errors['media'] = [fieldMessages.required];
    if (count >= ASSETS_MAX) errors['assetId'] = [`A product holds at most ${ASSETS_MAX} assets.`];
  }
  if (media && 'embedUrl' in media && !readEmbed(media.embedUrl)) {
    errors['media.embedUrl'] = [embedProblem];
  }
  return errors;
}

function filesInAsset({ media, thumb }: Body): readonly FileReference[] {
  return [
    ...(media && 'filesId' in media
      ? [{ path: 'media.filesId', filesId: media.filesId, accepts: null }]
      : []),
    ...(thumb
      ? [{ path: 'thumb.filesId', filesId: thumb.filesId, accepts: ['image'] as const }]
      : []),
  ];
}

/** The asset after the change; a new one has no id yet. */
function nextAsset(
  { name, status, css, media, thumb, caption, alt }: Body,
  old: ProductAsset,
  files: readonly FileRow[],
): ProductAsset {
  return {
    assetId: old.assetId,
    name: name ?? old.name,
    status: status ?? old.status,
    css: css === undefined ? old.css : (css as ProductAsset['css']),
    media: media ? mediaOf(media, files) : old.media,
    thumb: thumb === undefined ? old.thumb : thumb,
    caption: caption === undefined ? old.caption : caption || null,
    alt: alt === undefined ? old.alt : alt || null,
  };
}

const blank: ProductAsset = {
  assetId: 0,
  name: '',
  status: 'active',
  css: {},
  media: { embedUrl: '' },
  thumb: null,
  caption: null,
  alt: null,
};

function mediaOf(media: NonNullable<Body['media']>, files: readonly FileRow[]) {
  if ('embedUrl' in media) return { embedUrl: readEmbed(media.embedUrl)?.url ?? '' };
  const type = files.find(({ id }) => id === media.filesId)?.type ?? 'image';
  return { filesId: media.filesId, type };
}
