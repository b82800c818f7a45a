export { AssetFace } from './AssetFace.tsx';
export { AssetGallery } from './AssetGallery.tsx';
export type {
  AssetGalleryProps,
  GalleryChoice,
  GalleryContent,
  GalleryPurpose,
  GalleryUpload,
} from './types.ts';
