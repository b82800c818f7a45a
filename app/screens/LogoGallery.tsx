import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { useGalleryProps } from './useGalleryProps.ts';

interface LogoGalleryProps {
  /** `filesId` of the logo that stands now. */
  selectedId: number | null;
  /** Whose pictures there are to choose from. @default the own company's */
  companyId?: number;
  /** Tells its id, and where it can be seen. */
  onChoose: (filesId: number, url: string) => void;
  onClose: () => void;
}

/** Chooses a logo among a company's pictures [F083]. */
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
