/** The draft's preview, mocked. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import { http, HttpResponse } from 'msw';
import { productPath } from './products.ts';

/** Where an address of a preview is asked for. */
export const previewPath = `${productPath}/previewLinks`;

/** The address; its page is a file of Storybook's. */
export const previewHandler = (link: PreviewLinkAnswer) =>
  http.post(previewPath, () => HttpResponse.json(link));
