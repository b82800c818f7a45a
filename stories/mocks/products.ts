/** Mocks the products of company 7. */
import type { RecallsAnswer } from '@hangtag/contract/wire/recall';
import type { CodeLinksAnswer } from '@hangtag/contract/wire/codeLink';
import type { CodeAnswer } from '@hangtag/contract/wire/code';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import type { Company } from '@hangtag/contract/wire/company';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { Paginator } from '@hangtag/contract/wire/pagination';
import type { ProductAnswer, ProductRow, ProductsAnswer } from '@hangtag/contract/wire/product';
import type { ELabelAnswer } from '@hangtag/contract/wire/eLabel';
import type { TakedownAnswer } from '@hangtag/contract/wire/takedown';
import type { TransferAnswer } from '@hangtag/contract/wire/transfer';
import { ordinaryPage } from '../fixtures/eLabel.ts';
import { http, HttpResponse } from 'msw';

/** The call for the list. */
export const productsPath = '/api/companies/7/products';
/** The calls of one product. */
export const productPath = `${productsPath}/:productId`;
/** The call for the files. */
export const filesPath = '/api/companies/7/files';

/** One page with all rows. */
function page<T>(path: string, data: readonly T[]): Paginator<T> {
  return {
    current_page: 1,
    data,
    first_page_url: `${path}?page=1`,
    from: data.length === 0 ? null : 1,
    last_page: 1,
    last_page_url: `${path}?page=1`,
    links: [],
    next_page_url: null,
    path,
    per_page: 24,
    prev_page_url: null,
    to: data.length === 0 ? null : data.length,
    total: data.length,
  };
}

/** The list, filtered by the requested state. */
export const productsHandler = (
  rows: readonly ProductRow[],
  changes: Partial<ProductsAnswer> = {},
) =>
  http.get(productsPath, ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    const asked =
      state === 'changed'
        ? rows.filter((row) => row.published && row.changeCount > 0)
        : state === 'archived'
          ? rows.filter((row) => row.status === 'archived')
          : rows;
    return HttpResponse.json<ProductsAnswer>({
      products: page(productsPath, asked),
      productCount: rows.length,
      usage: { used: rows.length, limit: 10 },
      can: { create: true, createLocked: null, createMany: 10 - rows.length },
      archivedCount: 0,
      ...changes,
    });
  });

/** One product. */
export const productHandler = (product: ProductAnswer) =>
  http.get(productPath, () => HttpResponse.json(product));

/** The company with its catalogue. */
export const companyHandler = (company: Company) =>
  http.get('/api/companies/7', () => HttpResponse.json(company));

/** The content of the code; its drawing is one of Storybook's own files. */
export const codeHandler = (code: CodeAnswer) =>
  http.get(`${productPath}/codes`, () => HttpResponse.json(code));

/** The recalls of the product. */
export const recallsHandler = (recalls: RecallsAnswer) =>
  http.get(`${productPath}/recalls`, () => HttpResponse.json(recalls));

/** Whether the product's page is withheld by law. */
export const takedownHandler = (answer: TakedownAnswer = { takedown: null, version: 1 }) =>
  http.get(`${productPath}/takedown`, () => HttpResponse.json(answer));

/** Whether the product was sold to another company. */
export const transferHandler = (answer: TransferAnswer = { transfer: null, version: 1 }) =>
  http.get(`${productPath}/transfer`, () => HttpResponse.json(answer));

/** Whether the product's page is an e-label. */
export const eLabelHandler = (answer: Partial<ELabelAnswer> = {}) =>
  http.get(`${productPath}/eLabel`, () => HttpResponse.json({ ...ordinaryPage, ...answer }));

/** The serials of the product. */
export const serialsHandler = (serials: SerialsAnswer) =>
  http.get(`${productPath}/serials`, () => HttpResponse.json(serials));

/** The brand's own links of the product. */
export const codeLinksHandler = (answer: CodeLinksAnswer) =>
  http.get(`${productPath}/codeLinks`, () => HttpResponse.json(answer));

/** What was handed out of the code. */
export const issuedHandler = (issued: IssuedCodesAnswer) =>
  http.get(`${productPath}/codes/issued`, () => HttpResponse.json(issued));

/** The gallery's files. @param path Their owner. @default those of company 7 */
export const filesHandler = (files: readonly FileAsset[], path = filesPath) =>
  http.get(path, ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    const matching = files.filter((file) => status === null || file.status === status);
    const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
    return HttpResponse.json({
      assets: page(path, matching),
      assetCount: files.length,
      counts: {
        inactive: files.filter(({ status }) => status === 'inactive').length,
        unused: files.filter(({ usageCount }) => usageCount === 0).length,
        undescribed: files.filter(
          ({ type, alt, decorative }) => type === 'image' && !alt && !decorative,
        ).length,
        duplicates: 0,
        bytes,
      },
      tags: [],
      storage: { used: bytes, limit: 20e9, byType: { image: bytes, movie: 0, pdf: 0 } },
      can: { upload: true },
    });
  });
