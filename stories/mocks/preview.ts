/** Mocks the draft's preview. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import { http, HttpResponse } from 'msw';
import { productPath } from './products.ts';

/** The call for a preview URL. */
export const previewPath = `${productPath}/previewLinks`;

/** The URL; its page is one of Storybook's files. */
export const previewHandler = (link: PreviewLinkAnswer) =>
  http.post(previewPath, () => HttpResponse.json(link));
