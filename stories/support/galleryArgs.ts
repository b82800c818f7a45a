/** The common arguments of the gallery's stories. */
import type { AssetGalleryProps, GalleryUpload } from '@hangtag/ui/patterns/AssetGallery';
import { fn, screen } from 'storybook/test';
import { pictures } from '../fixtures/files.ts';
import { pictureHref } from '../fixtures/pictures.ts';

/** Loaded files. */
export const readyFiles = (assets: ReturnType<typeof pictures>) => ({
  phase: 'ready' as const,
  assets,
});

/** The tile of a file. */
export const tile = (name: string) => screen.findByRole('row', { name });

/** A picture that is uploading. */
export const sending: GalleryUpload = {
  id: 'u1',
  name: 'loaf-and-saucer.jpg',
  localUrl: pictureHref('mug'),
  share: 0.64,
  phase: 'sending',
};

/** Forty-six pictures, none of them chosen. */
export const galleryArgs = {
  purpose: 'image' satisfies AssetGalleryProps['purpose'],
  headerType: 'image' satisfies AssetGalleryProps['headerType'],
  onHeaderTypeChange: fn(),
  embeds: 'allowed' satisfies AssetGalleryProps['embeds'],
  content: readyFiles(pictures(46)) satisfies AssetGalleryProps['content'],
  uploads: [] satisfies AssetGalleryProps['uploads'],
  onUpload: fn() satisfies AssetGalleryProps['onUpload'],
  onCancelUpload: fn(),
  onRetryUpload: fn(),
  onRetry: fn(),
  onSelect: fn(),
  onClose: fn(),
  selectedId: null satisfies AssetGalleryProps['selectedId'],
} satisfies AssetGalleryProps;
