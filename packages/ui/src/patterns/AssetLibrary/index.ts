export { AssetLibrary } from './AssetLibrary.tsx';
export { StorageMeter, type StorageMeterProps } from './StorageMeter.tsx';
export { MissingDescriptions, type MissingDescriptionsProps } from './MissingDescriptions.tsx';
export type { ReplaceChoice } from './replacement.ts';
export type {
  AssetLibraryProps,
  BulkAction,
  FileEdit,
  LibraryContent,
  LibraryFilter,
} from './types.ts';
