import type { ProductFile } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { productFileOf } from './fileSlots.ts';
import { useGalleryProps } from './useGalleryProps.ts';

interface FileGalleryProps {
  /** The kind of file that is chosen. */
  type: FileType;
  /** The company whose library is shown. @default the user's own */
  companyId?: number;
  /** `filesId` of the current file. */
  selectedId: number | null;
  onChoose: (file: ProductFile) => void;
  onClose: () => void;
}

/** Selects one file of a library: a PDF, a film, a picture or a logo [F083]. */
export function FileGallery({ type, companyId, selectedId, onChoose, onClose }: FileGalleryProps) {
  const files = useGalleryProps(type, companyId);
  return (
    <AssetGallery
      {...files}
      purpose={type === 'movie' ? 'video' : type}
      embeds="none"
      selectedId={selectedId}
      onSelect={(choice) => {
        if (choice.kind === 'file') onChoose(productFileOf(choice.asset));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
