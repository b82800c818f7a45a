import { KeptNotice } from '@hangtag/ui/patterns/KeptNotice';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import type { SaveState } from '../stores/editors.ts';

interface KeptOfferProps {
  save: SaveState<unknown>;
  onUse: () => Promise<void>;
  onDiscard: () => void;
}

/** Offers what was typed in an editor before the session was lost (X10). */
export function KeptOffer({ save, onUse, onDiscard }: KeptOfferProps) {
  if (save.phase !== 'kept') return null;
  return (
    <NoticeBar>
      <KeptNotice
        at={new Date(save.at).toISOString()}
        onUse={() => void onUse()}
        onDiscard={onDiscard}
      />
    </NoticeBar>
  );
}
