import {
  PREVIEW_MINUTES,
  type PreviewLinkAnswer,
  type PreviewMode,
} from '@hangtag/contract/wire/preview';
import { proxy, ref, useSnapshot } from 'valtio';
import { createPreviewLink } from '../api/preview.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

type Link = Remote<PreviewLinkAnswer>;

/** Minutes before its expiry at which a link is replaced. */
const AHEAD = 2;

/** Counted from the arrival of the answer, because this computer's clock may be wrong. */
const RENEWAL_MS = (PREVIEW_MINUTES - AHEAD) * 60_000;

/** Milliseconds until a failed renewal is retried. */
const RETRY_MS = 20_000;

const state = proxy<{ link: Link }>({ link: idle });
const link = createLoader<PreviewLinkAnswer>({
  get: () => state.link as Link,
  set: (next) => (state.link = ref(next)),
});
let renewal: ReturnType<typeof setTimeout> | undefined;
let turn = 0;

/** The open product's preview, for a component. */
export const usePreview = (): Link => useSnapshot(state).link as Link;

/** Opens a product's preview; renews it before its address expires, until it is closed. */
export function openPreview(productId: number, mode: PreviewMode): Promise<void> {
  closePreview();
  return ask(productId, mode);
}

/** Stops the renewals and clears the address. */
export function closePreview(): void {
  turn += 1;
  clearTimeout(renewal);
  link.forget();
}

async function ask(productId: number, mode: PreviewMode): Promise<void> {
  const own = turn;
  await link.load(() => createPreviewLink(currentCompanyId(), productId, { mode }));
  const { phase } = state.link;
  if (own !== turn || shown(state.link as Link) === undefined) return;
  const wait = phase === 'ready' ? RENEWAL_MS : RETRY_MS;
  renewal = setTimeout(() => void ask(productId, mode), wait);
}

onOwnerChange(closePreview);
