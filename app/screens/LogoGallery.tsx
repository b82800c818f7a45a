import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { useGalleryProps } from './useGalleryProps.ts';

interface LogoGalleryProps {
  /** `filesId` of the current logo. */
  selectedId: number | null;
  /** The company whose images are shown. @default the user's own */
  companyId?: number;
  /** Receives its id and address. */
  onChoose: (filesId: number, url: string) => void;
  onClose: () => void;
}

/** Selects a logo from a company's images [F083]. */
export function LogoGallery({ selectedId, companyId, onChoose, onClose }: LogoGalleryProps) {
  const files = useGalleryProps('image', companyId);
  return (
    <AssetGallery
      {...files}
      purpose="image"
      selectedId={selectedId}
      onSelect={(choice) => {
        if (choice.kind === 'file') {
          const { filesId, previewUrl, fileUrl } = choice.asset;
          onChoose(filesId, previewUrl ?? fileUrl);
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
