export { Actions as UploadActions } from './actions.ts';
export { AssetFace } from './AssetFace.tsx';
export { AssetGallery } from './AssetGallery.tsx';
export { UploadTile } from './UploadTile.tsx';
export type {
  AssetGalleryProps,
  FileChoice,
  GalleryChoice,
  GalleryContent,
  GalleryPurpose,
  GalleryUpload,
} from './types.ts';
