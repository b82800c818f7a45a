import type { FilesAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import type { AssetGalleryProps, GalleryUpload } from '@hangtag/ui/patterns/AssetGallery';
import { useEffect } from 'react';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { activateInactive, loadGallery, useGallery, useInactiveFiles } from '../stores/files.ts';
import { currentCompanyId } from '../stores/session.ts';
import {
  cancelUpload,
  retryUpload,
  type Upload,
  unlisted,
  uploadAnyway,
  uploadFiles,
  useUploads,
} from '../stores/uploads.ts';

type Given =
  | 'content'
  | 'uploads'
  | 'onUpload'
  | 'onCancelUpload'
  | 'onRetryUpload'
  | 'onUploadAnyway'
  | 'onRetry'
  | 'inactive';

const filesShown = ({ assets: { data: assets } }: FilesAnswer) =>
  ({ phase: 'ready', assets }) as const;

/** An upload as patterns draw it. */
export const asTile = ({ key, sentence, duplicate, ...each }: Upload): GalleryUpload => ({
  ...each,
  id: key,
  ...(sentence !== null && { sentence }),
  ...(duplicate && { duplicate }),
});

/**
 * The files of one type with their uploads, as the gallery's props; loaded while mounted [F107, F108, X3].
 * @param companyId The company whose library it is. @default the user's own
 */
export function useGalleryProps(
  type: FileType,
  companyId = currentCompanyId(),
): Pick<AssetGalleryProps, Given> {
  const files = useGallery();
  const { total } = useInactiveFiles();
  const answer = shown(files);
  const mayUpload = answer?.can.upload ?? false;
  const uploads = unlisted(useUploads(), answer?.assets.data ?? []).filter(
    (upload) => upload.type === type && upload.companyId === companyId,
  );
  useEffect(() => void loadGallery(type, companyId), [type, companyId]);
  return {
    content: contentOf(files, filesShown, 'replaces'),
    uploads: uploads.map(asTile),
    ...(mayUpload &&
      total > 0 && {
        inactive: { count: total, onActivate: () => void activateInactive(type, companyId) },
      }),
    onUpload: mayUpload
      ? (chosen) => void uploadFiles(chosen, type, 'active', companyId)
      : undefined,
    onCancelUpload: cancelUpload,
    onRetryUpload: (key) => void retryUpload(key),
    onUploadAnyway: (key) => void uploadAnyway(key),
    onRetry: () => void loadGallery(type, companyId),
  };
}
