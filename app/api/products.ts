import {
  type CodeAnswer,
  type CodeArtwork,
  type CodeIssueBody,
  type CodePackBody,
  type CodeSheetBody,
  PACK_FILES_HEADER,
} from '@hangtag/contract/wire/code';
import type { IssuedCodesAnswer, IssuedFileAnswer } from '@hangtag/contract/wire/issuedCode';
import type { AssetBody } from '@hangtag/contract/wire/content';
import type {
  ProductAnswer,
  ProductBulkAnswer,
  ProductBulkBody,
  ProductCopyBody,
  ProductCreateBody,
  ProductListQuery,
  ProductsAnswer,
  ProductUpdateBody,
  PublishBody,
} from '@hangtag/contract/wire/product';
import type { Recall, RecallBody, RecallsAnswer } from '@hangtag/contract/wire/recall';
import type { ELabelAnswer, ELabelBody } from '@hangtag/contract/wire/eLabel';
import type { TakedownAnswer } from '@hangtag/contract/wire/takedown';
import type {
  TransferAnswer,
  TransferBody as TransferInput,
} from '@hangtag/contract/wire/transfer';
import { addressOf, apiOrigin } from './address.ts';
import { call, callFile } from './client.ts';
import { withQuery } from './withQuery.ts';
import { countEntries } from './countEntries.ts';

const list = (companyId: number) => `/api/companies/${companyId}/products`;
const one = (companyId: number, productId: number) => `${list(companyId)}/${productId}`;
/** The same product in the platform's calls. */
const ofPlatform = (companyId: number, productId: number) =>
  one(companyId, productId).replace('/api', '/api/admin');

/** `GET /api/companies/{companyId}/products` [F241]. */
export const listProducts = (companyId: number, query: ProductListQuery): Promise<ProductsAnswer> =>
  call(list(companyId), { query });

/** `POST /api/companies/{companyId}/products` [F241]. */
export const createProduct = (companyId: number, body: ProductCreateBody): Promise<ProductAnswer> =>
  call(list(companyId), { method: 'POST', body });

/** `POST …/products/bulk`: creates several placeholder products, all or none [D33]. */
export const createProducts = (
  companyId: number,
  body: ProductBulkBody,
): Promise<ProductBulkAnswer> => call(`${list(companyId)}/bulk`, { method: 'POST', body });

/** `POST …/products/copy` [F243]; returns the copy. */
export const copyProduct = (companyId: number, body: ProductCopyBody): Promise<ProductAnswer> =>
  call(`${list(companyId)}/copy`, { method: 'POST', body });

/** `PUT …/products/{productId}/updateAsset` [F245]; rejected when `version` is stale. */
export const updateAsset = (
  companyId: number,
  productId: number,
  version: number,
  body: AssetBody,
): Promise<ProductAnswer> =>
  call(`${one(companyId, productId)}/updateAsset`, { method: 'PUT', body, ifMatch: version });

/** `GET /api/companies/{companyId}/products/{productId}` [F242]. */
export const readProduct = (companyId: number, productId: number): Promise<ProductAnswer> =>
  call(one(companyId, productId));

/** `PUT /api/companies/{companyId}/products/{productId}` [F242]; rejected when `version` is stale. */
export const updateProduct = (
  companyId: number,
  productId: number,
  version: number,
  body: ProductUpdateBody,
): Promise<ProductAnswer> =>
  call(one(companyId, productId), { method: 'PUT', body, ifMatch: version });

/** `PUT publishUrl` [F244]; rejected when `version` is stale. */
export const publishProduct = (
  publishUrl: string,
  version: number,
  body: PublishBody,
): Promise<ProductAnswer> => call(publishUrl, { method: 'PUT', body, ifMatch: version });

/** `GET …/products/{productId}/codes`. */
export const readCode = (companyId: number, productId: number, lot = ''): Promise<CodeAnswer> =>
  call(withQuery(`${one(companyId, productId)}/codes`, { lot }));

/** Address of the code's drawing for the screen; it is no file for print. */
export const codeSymbolAddress = (
  companyId: number,
  productId: number,
  { symbol, beside, humanReadable, level, lot }: CodeArtwork,
): string => {
  const path = withQuery(`${one(companyId, productId)}/codes/symbol.svg`, {
    symbol,
    beside: beside ? '1' : undefined,
    humanReadable: humanReadable ? '1' : undefined,
    level,
    lot,
  });
  return addressOf(path, apiOrigin());
};

/** `POST …/products/{productId}/codes/sheet`: a page of labels, entered in the ledger. */
export const issueSheet = (
  companyId: number,
  productId: number,
  body: CodeSheetBody,
): Promise<File> => callFile(`${one(companyId, productId)}/codes/sheet`, { method: 'POST', body });

/** `POST …/products/{productId}/codes`: a file for print, entered in the ledger. */
export const issueCode = (
  companyId: number,
  productId: number,
  body: CodeIssueBody,
): Promise<File> => callFile(`${one(companyId, productId)}/codes`, { method: 'POST', body });

/** Progress of a pack: files that have begun to come, and how many there will be. */
export interface PackProgress {
  readonly come: number;
  readonly total: number;
}

/** `POST …/codes/pack`: a ZIP with the print files of many products, each entered in the ledger. */
export const issuePack = (
  companyId: number,
  body: CodePackBody,
  { onProgress, signal }: { onProgress: (progress: PackProgress) => void; signal: AbortSignal },
): Promise<File> =>
  callFile(`/api/companies/${companyId}/codes/pack`, {
    method: 'POST',
    body,
    signal,
    onAnswer: (answer) => {
      const total = Number(answer.headers.get(PACK_FILES_HEADER));
      return countEntries(answer, (come) => onProgress({ come, total }));
    },
  });

/** `GET …/products/{productId}/codes/issued`. */
export const readIssued = (companyId: number, productId: number): Promise<IssuedCodesAnswer> =>
  call(`${one(companyId, productId)}/codes/issued`);

/** `GET …/products/{productId}/recalls`. */
export const listRecalls = (companyId: number, productId: number): Promise<RecallsAnswer> =>
  call(`${one(companyId, productId)}/recalls`);

/** `POST …/products/{productId}/recalls`: shown at once. */
export const beginRecall = (
  companyId: number,
  productId: number,
  body: RecallBody,
): Promise<Recall> => call(`${one(companyId, productId)}/recalls`, { method: 'POST', body });

/** `PUT …/recalls/{recallId}/end`. */
export const endRecall = (companyId: number, productId: number, id: number): Promise<Recall> =>
  call(`${one(companyId, productId)}/recalls/${id}/end`, { method: 'PUT', body: {} });

/** `GET …/products/{productId}/takedown`. */
export const readTakedown = (companyId: number, productId: number): Promise<TakedownAnswer> =>
  call(`${one(companyId, productId)}/takedown`);

/** `GET …/products/{productId}/eLabel`. */
export const readELabel = (companyId: number, productId: number): Promise<ELabelAnswer> =>
  call(`${one(companyId, productId)}/eLabel`);

/** `PUT …/products/{productId}/eLabel`: acts on the page at once. */
export const changeELabel = (
  companyId: number,
  productId: number,
  body: ELabelBody,
): Promise<ELabelAnswer> => call(`${one(companyId, productId)}/eLabel`, { method: 'PUT', body });

/**
 * `PUT …/takedown`, the platform's alone; an empty reason puts the page back. @param version The version it is based
 * on; a stale one is rejected (409).
 */
export const changeTakedown = (
  companyId: number,
  productId: number,
  reason: string,
  version?: number,
): Promise<TakedownAnswer> =>
  call(`${ofPlatform(companyId, productId)}/takedown`, {
    method: 'PUT',
    body: { reason },
    ifMatch: version,
  });

/** `GET …/products/{productId}/transfer`. */
export const readTransfer = (companyId: number, productId: number): Promise<TransferAnswer> =>
  call(`${one(companyId, productId)}/transfer`);

/**
 * `PUT …/transfer`, the platform's alone; an empty address undoes the sale. @param version The version it is based on; a
 * stale one is rejected (409).
 */
export const changeTransfer = (
  companyId: number,
  productId: number,
  body: TransferInput,
  version?: number,
): Promise<TransferAnswer> =>
  call(`${ofPlatform(companyId, productId)}/transfer`, {
    method: 'PUT',
    body,
    ifMatch: version,
  });

/** `GET …/codes/issued?sha256=`: whether a file is one of the company's. @param sha256 Hexadecimal. */
export const findIssuedFile = (companyId: number, sha256: string): Promise<IssuedFileAnswer> =>
  call(withQuery(`/api/companies/${companyId}/codes/issued`, { sha256 }));
