import type {
  FileAsset,
  FileChangedAnswer,
  FileCreateBody,
  FileListQuery,
  FilesAnswer,
  FilesPage,
  FilePublishedAnswer,
  FilesBulkBody,
  FilesChangedAnswer,
  FileUpdateBody,
  FileUploadAnswer,
  FileUsageAnswer,
} from '@hangtag/contract/wire/file';
import { call } from './client.ts';

/** `GET /api/companies/{companyId}/files` [F251]. */
export const listFiles = (companyId: number, query: FileListQuery): Promise<FilesAnswer> =>
  call(`/api/companies/${companyId}/files`, { query });

/** As `listFiles`, without the library's figures: counting them takes as long as the library is large. */
export const listMoreFiles = (companyId: number, query: FileListQuery): Promise<FilesPage> =>
  call(`/api/companies/${companyId}/files`, { query: { ...query, totals: 'none' } });

/** `POST /api/files` [F247]: announces a file; its content goes to `uploadUrl`. */
export const createFile = (body: FileCreateBody): Promise<FileUploadAnswer> =>
  call('/api/files', { method: 'POST', body });

/** `GET /api/files/{filesId}`. */
export const readFile = (filesId: number): Promise<FileAsset> => call(`/api/files/${filesId}`);

/**
 * `PUT /api/files/{filesId}` [F249]; returns the upload address of new content. @param version The version it is based
 * on; a stale one is rejected (409).
 */
export const updateFile = (
  filesId: number,
  body: FileUpdateBody,
  version?: number,
): Promise<FileChangedAnswer> =>
  call(`/api/files/${filesId}`, { method: 'PUT', body, ifMatch: version });

/** `DELETE /api/files/{filesId}` [F250]. */
export const deleteFile = (filesId: number): Promise<void> =>
  call(`/api/files/${filesId}`, { method: 'DELETE' });

/** `POST /api/files/placeholder` [F252]: a generated picture for a product without one. */
export const createPlaceholder = (
  companyId: number,
  ratio: '16x9' | '1x1',
): Promise<{ readonly filesId: number }> =>
  call('/api/files/placeholder', { method: 'POST', body: { companyId, ratio } });

/** `PUT /api/companies/{companyId}/files/bulk`: one action on several files, all or none. */
export const changeFiles = (companyId: number, body: FilesBulkBody): Promise<FilesChangedAnswer> =>
  call(`/api/companies/${companyId}/files/bulk`, { method: 'PUT', body });

/** `PUT /api/companies/{companyId}/files/{filesId}/publish`: the file as it is now on every live page. */
export const publishFile = (companyId: number, filesId: number): Promise<FilePublishedAnswer> =>
  call(`/api/companies/${companyId}/files/${filesId}/publish`, { method: 'PUT', body: {} });

/** `GET /api/files/{filesId}/usage`: every place that uses a file. */
export const readUsage = (filesId: number): Promise<FileUsageAnswer> =>
  call(`/api/files/${filesId}/usage`);
