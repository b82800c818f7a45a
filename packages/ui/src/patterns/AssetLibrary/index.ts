export { AssetLibrary, type AssetLibraryProps, type BulkAction } from './AssetLibrary.tsx';
export type { FileEdit, LibraryContent, LibraryFilter } from './types.ts';
export { MissingDescriptions, type MissingDescriptionsProps } from './MissingDescriptions.tsx';
