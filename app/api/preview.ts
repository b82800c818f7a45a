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
 * Where this browser finds a preview: the server names itself by its public address, which may be another than the one
 * the app was opened at (`localhost` and `127.0.0.1`), and only one's own origin may frame it.
 */
export const previewFrameAddress = ({ url }: Pick<PreviewLinkAnswer, 'url'>): string =>
  addressOf(new URL(url).pathname, apiOrigin());
