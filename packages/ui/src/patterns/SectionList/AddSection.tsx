import { Plus } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import type { SectionOffer } from './entries.ts';
import { add } from './SectionList.css.ts';

export interface AddSectionProps {
  offers: readonly SectionOffer[];
  onAdd: (offerId: number) => void;
  /** Why nothing may be added; absent when something may. */
  lockedReason?: string;
  /** Why the page can't hold one more; null when it can. */
  fullReason: string | null;
}

/** Opens the catalogue and adds what is chosen. */
export function AddSection({ offers, onAdd, lockedReason, fullReason }: AddSectionProps) {
  if (fullReason !== null && lockedReason === undefined)
    return (
      <div className={add}>
        <LockedButton icon={Plus} size="small" width="fill" reason={fullReason}>
          Add section
        </LockedButton>
      </div>
    );
  return (
    <div className={add}>
      <MenuTrigger>
        <Button icon={Plus} width="fill" size="small" isDisabled={lockedReason !== undefined}>
          Add section
        </Button>
        <Menu onAction={(id) => onAdd(Number(id))}>
          {offers.map((offer) => (
            <MenuItem
              key={offer.id}
              id={String(offer.id)}
              isDisabled={offer.lockedReason !== undefined}
              {...(offer.lockedReason && { note: offer.lockedReason })}
            >
              {offer.name}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
