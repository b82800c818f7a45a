import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { AssetGallery, type GalleryChoice } from '@hangtag/ui/patterns/AssetGallery';
import { useState } from 'react';
import { describeFile } from '../stores/files.ts';
import {
  chosenIn,
  fieldOf,
  headerTypeOf,
  productFileOf,
  purposeOf,
  roomOf,
  type Slot,
  withChoice,
  withoutPlaceholders,
} from './fileSlots.ts';
import { useGalleryProps } from './useGalleryProps.ts';

interface GalleryModalProps {
  slot: Slot;
  draft: ProductContent;
  definitions: readonly CompanySection[];
  /** Ids of the pictures that stand in until one is chosen. @default none */
  placeholders?: ReadonlySet<number>;
  /** Receives the selected file before the draft references it. */
  onFile: (file: ProductFile) => void;
  /** Changes the draft. */
  onEdit: (change: (draft: ProductContent) => ProductContent) => void;
  onClose: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Selects a file, or several, for a slot of the draft; an upload is selectable immediately [F107, F108, X3]. */
export function GalleryModal({
  slot,
  draft,
  definitions,
  placeholders = none,
  onClose,
  ...on
}: GalleryModalProps) {
  const field = fieldOf(slot, draft, definitions);
  const most = Math.max(1, roomOf(slot, draft, field));
  const purpose = purposeOf(slot, field);
  const [headerType, setHeaderType] = useState(() => headerTypeOf(slot, draft));
  const other = purpose === 'video' ? 'movie' : purpose;
  const type = other === 'header' ? headerType : other;
  const files = useGalleryProps(type);

  const selectAll = (choices: readonly GalleryChoice[]) => {
    for (const choice of choices)
      if (choice.kind === 'file') {
        on.onFile(productFileOf(choice.asset));
        void describeFile(choice.asset, choice);
      }
    on.onEdit((now) => {
      const added = choices.reduce((next, choice) => withChoice(next, slot, choice, field), now);
      return slot.kind === 'header' ? withoutPlaceholders(added, placeholders) : added;
    });
    onClose();
  };
  return (
    <AssetGallery
      {...files}
      purpose={purpose}
      // A section's video is a file; only header media may be embedded.
      embeds={slot.kind === 'header' ? 'allowed' : 'none'}
      headerType={headerType}
      onHeaderTypeChange={setHeaderType}
      selectedId={chosenIn(slot, draft)}
      {...(most > 1 && { several: { most, onSelect: selectAll } })}
      onSelect={(choice) => selectAll([choice])}
      onClose={onClose}
    />
  );
}
