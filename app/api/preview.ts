import type { PreviewLinkAnswer, PreviewLinkBody } from '@hangtag/contract/wire/preview';
import { addressOf, apiOrigin } from './address.ts';
import { call } from './client.ts';

/** `POST …/products/{productId}/previewLinks`. */
export const createPreviewLink = (
  companyId: number,
  productId: number,
  body: PreviewLinkBody,
): Promise<PreviewLinkAnswer> =>
  call(`/api/companies/${companyId}/products/${productId}/previewLinks`, { method: 'POST', body });

/**
 * The preview's address on this origin. The server uses its public address, which can differ from the one the app was
 * opened at (`localhost` and `127.0.0.1`), and only its own origin may frame it.
 */
export const previewFrameAddress = ({ url }: Pick<PreviewLinkAnswer, 'url'>): string =>
  addressOf(new URL(url).pathname, apiOrigin());
