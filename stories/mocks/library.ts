/** Mocks the library of company 7: pages of files, their uses and changes of them. */
import type {
  FileAsset,
  FilesAnswer,
  FilesBulkBody,
  FileTotalsChange,
  FileUse,
} from '@hangtag/contract/wire/file';
import { http, HttpResponse } from 'msw';
import { filesPath } from './products.ts';

/** Nothing changes in the figures. */
const unchanged: FileTotalsChange = {
  assetCount: 0,
  counts: { inactive: 0, unused: 0, undescribed: 0, duplicates: 0, bytes: 0 },
  tags: [],
  storage: { used: 0, byType: { image: 0, movie: 0, pdf: 0 } },
};

const isUndescribed = ({ type, alt, decorative }: FileAsset) =>
  type === 'image' && !alt && !decorative;

/** The figures of these files, and what a story is about instead. */
function totalsOf(files: readonly FileAsset[], storage?: Partial<FilesAnswer['storage']>) {
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  return {
    assetCount: files.length,
    counts: {
      inactive: files.filter(({ status }) => status === 'inactive').length,
      unused: files.filter(({ usageCount }) => usageCount === 0).length,
      undescribed: files.filter(isUndescribed).length,
      duplicates: 0,
      bytes,
    },
    tags: [{ name: 'Autumn 2026', count: 2 }],
    storage: {
      used: bytes,
      limit: 20e9,
      byType: { image: bytes, movie: 0, pdf: 0 },
      ...storage,
    },
  };
}

interface Library {
  /** Where each of the files is used. */
  readonly uses?: readonly FileUse[];
  /** What is stored, and how much may be. */
  readonly storage?: Partial<FilesAnswer['storage']>;
  readonly canUpload?: boolean;
}

/** Answers the library's calls. */
export const libraryHandlers = (files: readonly FileAsset[], library: Library = {}) => [
  http.get(filesPath, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [size, at] = [Number(query.get('size') ?? 50), Number(query.get('page') ?? 1)];
    const matching = query.get('show') === 'undescribed' ? files.filter(isUndescribed) : files;
    const last = Math.max(1, Math.ceil(matching.length / size));
    const data = matching.slice((at - 1) * size, at * size);
    return HttpResponse.json({
      assets: { data, current_page: at, last_page: last, total: matching.length },
      ...totalsOf(files, library.storage),
      can: { upload: library.canUpload ?? true },
    });
  }),
  http.get('/api/files/:filesId/usage', () => {
    const uses = library.uses ?? [];
    return HttpResponse.json({ uses, total: uses.length });
  }),
  http.put('/api/files/:filesId', async ({ params, request }) => {
    const file = files.find(({ filesId }) => filesId === Number(params['filesId']));
    const edit = (await request.json()) as Partial<FileAsset>;
    const isDescribed = file && isUndescribed(file) && !isUndescribed({ ...file, ...edit });
    const counts = { ...unchanged.counts, undescribed: isDescribed ? -1 : 0 };
    const totalsChange = { ...unchanged, counts };
    return HttpResponse.json({ ...file, ...edit, uploadUrl: '', totalsChange });
  }),
  http.put(`${filesPath}/bulk`, async ({ request }) => {
    const { filesIds } = (await request.json()) as FilesBulkBody;
    const changed = files.filter(({ filesId }) => filesIds.includes(filesId));
    return HttpResponse.json({
      files: changed.map((file) => ({ ...file, status: 'active' })),
      totalsChange: {
        ...unchanged,
        counts: { ...unchanged.counts, inactive: -changed.length },
      },
    });
  }),
];
