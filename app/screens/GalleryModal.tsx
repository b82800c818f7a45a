import type { ProductContent } from '@hangtag/contract/wire/product';
import type { CompanySection } from '@hangtag/contract/wire/section';
import {
  AssetGallery,
  type GalleryChoice,
  type GalleryContent,
} from '@hangtag/ui/patterns/AssetGallery';
import type { FilesAnswer } from '@hangtag/contract/wire/file';
import { useEffect, useState } from 'react';
import { type Remote, shown } from '../remote/Remote.ts';
import { addChosenFile } from '../stores/editors.ts';
import { describeFile, loadGallery, useGallery } from '../stores/files.ts';
import { editDraft } from '../stores/product.ts';
import { cancelUpload, retryUpload, uploadFiles, useUploads } from '../stores/uploads.ts';
import { chosenIn, fieldOf, productFileOf, purposeOf, type Slot, withChoice } from './choices.ts';

interface GalleryModalProps {
  productId: number;
  slot: Slot;
  draft: ProductContent;
  definitions: readonly CompanySection[];
  onClose: () => void;
}

function contentOf(files: Remote<FilesAnswer>): GalleryContent {
  if (files.phase === 'failed') return { phase: 'failed', sentence: files.problem.message };
  const answer = shown(files);
  return answer ? { phase: 'ready', assets: answer.assets.data } : { phase: 'loading' };
}

/** Chooses a file for one place of the draft; what is uploaded here can be used at once [F107, F108, X3]. */
export function GalleryModal({ productId, slot, draft, definitions, onClose }: GalleryModalProps) {
  const field = fieldOf(slot, draft, definitions);
  const purpose = purposeOf(slot, field);
  const [headerType, setHeaderType] = useState<'image' | 'movie'>('image');
  const other = purpose === 'video' ? 'movie' : purpose;
  const type = other === 'header' ? headerType : other;
  const files = useGallery();
  const uploads = useUploads().filter((upload) => upload.type === type);
  useEffect(() => void loadGallery(type), [type]);

  const upload = async (chosen: readonly File[]) => {
    const arrived = await uploadFiles(chosen, type, 'active');
    if (arrived.length > 0) await loadGallery(type);
  };
  const select = (choice: GalleryChoice) => {
    if (choice.kind === 'file') {
      addChosenFile(productId, productFileOf(choice.asset));
      void describeFile(choice.asset, choice);
    }
    editDraft(productId, (now) => withChoice(now, slot, choice, field));
    onClose();
  };
  const retry = async (key: string) => {
    if ((await retryUpload(key)) !== null) await loadGallery(type);
  };
  return (
    <AssetGallery
      purpose={purpose}
      headerType={headerType}
      onHeaderTypeChange={setHeaderType}
      content={contentOf(files)}
      uploads={uploads.map(({ key, problem, ...each }) => ({
        ...each,
        id: key,
        sentence: problem?.message,
      }))}
      onUpload={shown(files)?.can.upload ? (chosen) => void upload(chosen) : undefined}
      onCancelUpload={cancelUpload}
      onRetryUpload={(key) => void retry(key)}
      onRetry={() => void loadGallery(type)}
      selectedId={chosenIn(slot, draft)}
      onSelect={select}
      onClose={onClose}
    />
  );
}
