import type { AssetCss, ProductAsset } from '@hangtag/contract/wire/content';
import { updateAsset } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { shown } from '../remote/Remote.ts';
import { toasts } from './toasts.ts';
import { productEditor } from './productEditor.ts';
import { onOwnerChange } from './session.ts';

/** The framing of a file. */
type Framing = Pick<AssetCss, 'fit' | 'focal'>;

/** Unsent framings, by product and file; the last one for a file counts. */
const queues = new Map<number, Map<number, Framing>>();
const running = new Set<number>();

onOwnerChange(() => queues.clear());

const assetOf = (assets: readonly ProductAsset[], filesId: number) =>
  assets.find(
    ({ media, status }) => status === 'active' && 'filesId' in media && media.filesId === filesId,
  );

/** Sets the framing of a file on the page [F245]; shown immediately, and sent sequentially. */
export async function frameFile(
  productId: number,
  filesId: number,
  framing: Framing,
): Promise<void> {
  productEditor.edit(productId, (draft) => ({
    ...draft,
    assets: framed(draft.assets, filesId, framing),
  }));
  const queued = queues.get(productId) ?? new Map<number, Framing>();
  queues.set(productId, queued.set(filesId, framing));
  if (running.has(productId)) return;
  running.add(productId);
  try {
    for (const [next, queuedFraming] of queued) {
      queued.delete(next);
      await send(productId, next, queuedFraming);
    }
  } catch (error) {
    logFailure(error);
    queued.clear();
    toasts.error(toProblem(error).message);
  } finally {
    running.delete(productId);
    takeAssets(productId);
  }
}

/** The assets with the new framing; a new asset has no id before the server assigns one. */
function framed(
  assets: readonly ProductAsset[],
  filesId: number,
  framing: Framing,
): readonly ProductAsset[] {
  const own = assetOf(assets, filesId);
  if (own)
    return assets.map((each) =>
      each === own ? { ...each, css: { ...each.css, ...framing } } : each,
    );
  const blank = { assetId: 0, name: 'Header', status: 'active', caption: null, alt: null } as const;
  return [...assets, { ...blank, css: framing, media: { filesId, type: 'image' }, thumb: null }];
}

async function send(productId: number, filesId: number, framing: Framing): Promise<void> {
  await productEditor.saveNow(productId);
  const editor = productEditor.of(productId);
  const base = shown(editor.record);
  if (!base) return;
  const own = assetOf(base.unpublishedContent.assets, filesId);
  const file = productEditor.filesOf(editor).find((each) => each.filesId === filesId);
  const body = own
    ? { assetId: own.assetId, css: { ...own.css, ...framing } }
    : { name: file?.name || 'Header', media: { filesId }, css: framing };
  productEditor.rebase(productId, await updateAsset(base.companyId, productId, base.version, body));
}

/** Replaces the draft's assets with the server's, which have ids. */
function takeAssets(productId: number): void {
  const base = shown(productEditor.of(productId).record);
  if (base)
    productEditor.edit(productId, (draft) => ({
      ...draft,
      assets: base.unpublishedContent.assets,
    }));
}
