import { PrintPack } from '@hangtag/ui/patterns/PrintPack';
import { useEffect } from 'react';
import { downloadPack, stopPack, usePack } from '../stores/printPack.ts';

interface PrintPackModalProps {
  productIds: readonly number[];
  /** Called once the files are saved, and when the dialog is closed. */
  onClose: () => void;
}

/** Downloads the print files of the selected products. */
export function PrintPackModal({ productIds, onClose }: PrintPackModalProps) {
  const { progress, problem } = usePack();
  useEffect(() => stopPack, []);
  return (
    <PrintPack
      productCount={productIds.length}
      progress={progress}
      problem={problem?.message ?? null}
      onPrint={(print) =>
        void downloadPack({ ...print, productIds: [...productIds] }).then(
          (isSaved) => isSaved && onClose(),
        )
      }
      onClose={onClose}
    />
  );
}
