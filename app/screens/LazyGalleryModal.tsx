import type { ComponentProps } from 'react';
import { LazyModal } from '../lazy/LazyModal.tsx';
import { lazyScreen } from '../lazy/lazyScreen.tsx';
import type { GalleryModal } from './GalleryModal.tsx';

type GalleryProps = ComponentProps<typeof GalleryModal>;

const Gallery = lazyScreen<GalleryProps>(() =>
  import('./GalleryModal.tsx').then((m) => m.GalleryModal),
);

/** The gallery of an editor, which loads when it is first opened. */
export function LazyGalleryModal(props: GalleryProps) {
  return (
    <LazyModal title="Select a file" onClose={props.onClose}>
      <Gallery {...props} />
    </LazyModal>
  );
}
