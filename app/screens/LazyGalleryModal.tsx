import type { ComponentProps } from 'react';
import { LazyModal } from '../lazy/LazyModal.tsx';
import { lazyScreen } from '../lazy/lazyScreen.tsx';
import type { GalleryModal } from './GalleryModal.tsx';

type GalleryProps = ComponentProps<typeof GalleryModal>;

const Gallery = lazyScreen<GalleryProps>(() =>
  import('./GalleryModal.tsx').then((m) => m.GalleryModal),
);

/** Loads the gallery behind an editor that is drawn already, so that it opens at once. */
export const preloadGallery = (): void => void Gallery.preload();

/** The gallery of an editor, in a chunk of its own. */
export function LazyGalleryModal(props: GalleryProps) {
  return (
    <LazyModal title="Select a file" onClose={props.onClose}>
      <Gallery {...props} />
    </LazyModal>
  );
}
