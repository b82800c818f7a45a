import { DraftRecoveryNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import type { SaveState } from '../stores/draftTypes.ts';

interface DraftRecoveryOfferProps {
  save: SaveState;
  onUse: () => Promise<void>;
  onDiscard: () => void;
}

/** Offers the recovered draft of an editor (X10). */
export function DraftRecoveryOffer({ save, onUse, onDiscard }: DraftRecoveryOfferProps) {
  if (save.phase !== 'recovered') return null;
  return (
    <NoticeBar>
      <DraftRecoveryNotice
        at={new Date(save.at).toISOString()}
        onUse={() => void onUse()}
        onDiscard={onDiscard}
      />
    </NoticeBar>
  );
}
