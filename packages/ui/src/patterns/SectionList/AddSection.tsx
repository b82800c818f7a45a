import { glyphOf } from '@hangtag/ui/patterns/SectionCatalogue';
import { Plus } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../elements/Menu/index.ts';
import type { AvailableSection } from './entries.ts';

export interface AddSectionProps {
  /** Definitions that can be added, in catalogue order. */
  available: readonly AvailableSection[];
  /** Adds a section by the id of its definition. */
  onAdd: (offerId: number) => void;
  /** Why nothing can be added; absent when something can. */
  lockedReason?: string;
  /** Why the page can't hold one more; null when it can. */
  fullReason: string | null;
  /** Below a list, or as an empty page's main action. @default 'list' */
  place?: 'list' | 'page';
}

const looks = {
  list: { size: 'small', width: 'fill' },
  page: { tone: 'primary' },
} as const;

/** Opens the catalogue and adds the selected section. */
export function AddSection(props: AddSectionProps) {
  const { available, onAdd, lockedReason, fullReason, place = 'list' } = props;
  if (fullReason !== null && lockedReason === undefined)
    return (
      <LockedButton icon={Plus} {...looks[place]} reason={fullReason}>
        Add section
      </LockedButton>
    );
  return (
    <MenuTrigger>
      <Button icon={Plus} {...looks[place]} isDisabled={lockedReason !== undefined}>
        Add section
      </Button>
      <Menu search="Search sections" onAction={(id) => onAdd(Number(id))}>
        {[...Map.groupBy(available, ({ group }) => group)].map(([group, sections]) => (
          <MenuSection key={group} title={group}>
            {sections.map(({ id, name, description, icon, lockedReason }) => (
              <MenuItem
                key={id}
                id={String(id)}
                icon={glyphOf(icon)}
                description={description}
                lockedReason={lockedReason}
              >
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
