export { AssetFace } from './AssetFace.tsx';
export { AssetGallery } from './AssetGallery.tsx';
export type {
  AssetGalleryProps,
  FileChoice,
  GalleryChoice,
  GalleryContent,
  GalleryPurpose,
  GalleryUpload,
} from './types.ts';
