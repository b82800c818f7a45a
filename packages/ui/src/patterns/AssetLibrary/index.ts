export { AssetLibrary } from './AssetLibrary.tsx';
export { MissingDescriptions, type MissingDescriptionsProps } from './MissingDescriptions.tsx';
export type {
  AssetLibraryProps,
  BulkAction,
  FileEdit,
  LibraryContent,
  LibraryFilter,
} from './types.ts';
