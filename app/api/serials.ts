import type {
  BatchBody,
  BatchExportBody,
  BatchSheetsBody,
  BatchStateBody,
  SerialBatch,
  SerialChecksBody,
  SerialsAnswer,
  SerialVoidBody,
} from '@hangtag/contract/wire/serial';
import { call, callFile } from './client.ts';

const serials = (companyId: number, productId: number) =>
  `/api/companies/${companyId}/products/${productId}/serials`;
const batch = (companyId: number, productId: number, batchId: number) =>
  `${serials(companyId, productId)}/batches/${batchId}`;

/** `GET …/products/{productId}/serials`. */
export const readSerials = (companyId: number, productId: number): Promise<SerialsAnswer> =>
  call(serials(companyId, productId));

/** `POST …/serials/batches`; the same `requestId` begins one batch. */
export const beginBatch = (
  companyId: number,
  productId: number,
  body: BatchBody,
): Promise<SerialBatch> =>
  call(`${serials(companyId, productId)}/batches`, { method: 'POST', body });

/** `PUT …/batches/{batchId}/cancel`. */
export const cancelBatch = (
  companyId: number,
  productId: number,
  batchId: number,
): Promise<SerialBatch> =>
  call(`${batch(companyId, productId, batchId)}/cancel`, { method: 'PUT', body: {} });

/** `PUT …/batches/{batchId}/state`. */
export const moveBatch = (
  companyId: number,
  productId: number,
  batchId: number,
  body: BatchStateBody,
): Promise<SerialBatch> =>
  call(`${batch(companyId, productId, batchId)}/state`, { method: 'PUT', body });

/** `POST …/batches/{batchId}/export`: the list for the press, entered in the ledger. */
export const exportBatch = (
  companyId: number,
  productId: number,
  batchId: number,
  body: BatchExportBody,
): Promise<File> =>
  callFile(`${batch(companyId, productId, batchId)}/export`, { method: 'POST', body });

/** `POST …/batches/{batchId}/sheets`: labels with the serials' codes, entered in the ledger. */
export const exportLabels = (
  companyId: number,
  productId: number,
  batchId: number,
  body: BatchSheetsBody,
): Promise<File> =>
  callFile(`${batch(companyId, productId, batchId)}/sheets`, { method: 'POST', body });

/** `PUT …/serials/void`: one item. */
export const voidSerial = (
  companyId: number,
  productId: number,
  body: SerialVoidBody,
): Promise<void> => call(`${serials(companyId, productId)}/void`, { method: 'PUT', body });

/** `PUT …/serials/checks`. */
export const checkSerials = (
  companyId: number,
  productId: number,
  body: SerialChecksBody,
): Promise<void> => call(`${serials(companyId, productId)}/checks`, { method: 'PUT', body });
