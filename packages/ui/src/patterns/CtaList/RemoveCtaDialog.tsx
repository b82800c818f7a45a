import type { Cta } from '@hangtag/contract/wire/cta';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { usedWords } from './ctaWords.ts';

interface RemoveCtaDialogProps {
  cta: Cta;
  isBusy: boolean;
  problem: string | null;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a call to action leaves the pages that show it. */
export function RemoveCtaDialog({ cta, isBusy, problem, onRemove, onClose }: RemoveCtaDialogProps) {
  const used = usedWords(cta);
  return (
    <AlertDialog
      title={`Remove ${cta.label}?`}
      action="Remove"
      isOpen
      isBusy={isBusy}
      problem={problem ?? undefined}
      onAction={onRemove}
      onClose={onClose}
    >
      {used === 'Not used'
        ? 'No page shows it.'
        : `It is ${used.charAt(0).toLowerCase()}${used.slice(1)} and leaves with their next publish. To keep it, make it inactive instead.`}
    </AlertDialog>
  );
}
