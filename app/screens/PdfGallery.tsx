import type { ProductFile } from '@hangtag/contract/wire/product';
import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { productFileOf } from './choices.ts';
import { useGalleryProps } from './useGalleryProps.ts';

interface PdfGalleryProps {
  /** `filesId` of the current file. */
  selectedId: number | null;
  onChoose: (file: ProductFile) => void;
  onClose: () => void;
}

/** Selects one of the company's PDFs. */
export function PdfGallery({ selectedId, onChoose, onClose }: PdfGalleryProps) {
  const files = useGalleryProps('pdf');
  return (
    <AssetGallery
      {...files}
      purpose="pdf"
      selectedId={selectedId}
      onSelect={(choice) => {
        if (choice.kind === 'file') onChoose(productFileOf(choice.asset));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
