/** Header media as on the screen. */
import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';
import { HeaderMediaList, type HeaderMediaListProps } from '@hangtag/ui/patterns/HeaderMediaList';
import { useState } from 'react';
import { draft } from '../fixtures/product.ts';

const header = (id: number, changes: Partial<HeaderMedia>): HeaderMedia => ({
  id,
  type: 'image',
  filesId: null,
  embedUrl: null,
  alt: null,
  decorative: false,
  posterFilesId: null,
  ...changes,
});

/** Pictures and videos of each kind; the page shows the second. */
export const severalHeaders: ProductContent = {
  ...draft,
  headers: [
    header(1, { filesId: 11, alt: 'A green bottle beside an olive branch' }),
    header(2, { type: 'movie', embedUrl: 'https://vimeo.com/76979871', alt: 'The harvest' }),
    header(3, { type: 'movie', filesId: 21, posterFilesId: 22 }),
    header(4, { filesId: 22, decorative: true }),
  ],
  currentHeaderId: 2,
};

/** Keeps the draft, as the store does. */
export function StatefulHeaderMediaList(props: HeaderMediaListProps) {
  const [now, setNow] = useState(props.draft);
  return (
    <HeaderMediaList
      {...props}
      draft={now}
      onChange={(edit) => {
        setNow(edit);
        props.onChange(edit);
      }}
      onFrame={(filesId, framing) => {
        setNow((before) => ({
          ...before,
          assets: [
            {
              assetId: 1,
              name: 'Header',
              status: 'active',
              css: framing,
              media: { filesId, type: 'image' },
              thumb: null,
              caption: null,
              alt: null,
            },
          ],
        }));
        props.onFrame(filesId, framing);
      }}
    />
  );
}
