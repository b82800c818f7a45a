import { MoveItems, type MoveItemsProps } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import type { SectionEntry } from './entries.ts';

export interface SectionMenuProps extends MoveItemsProps {
  section: SectionEntry;
  onRemove: () => void;
  onVisibilityChange: (isVisible: boolean) => void;
}

/** The actions on a section, without dragging. */
export function SectionMenu(props: SectionMenuProps) {
  const { section, place, count, onMove, onRemove, onVisibilityChange } = props;
  return (
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${section.name}`} />
      <Menu placement="bottom end">
        <MoveItems place={place} count={count} onMove={onMove} />
        <MenuSeparator />
        <MenuItem
          id="visible"
          icon={section.isHidden ? Eye : EyeOff}
          onAction={() => onVisibilityChange(section.isHidden)}
        >
          {section.isHidden ? 'Show on the page' : 'Hide from the page'}
        </MenuItem>
        <MenuItem id="remove" icon={Trash2} tone="danger" onAction={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
