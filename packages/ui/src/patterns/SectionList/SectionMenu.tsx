import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  Eye,
  EyeOff,
  Trash2,
} from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import { type Move, type SectionEntry, placeAfter } from './entries.ts';

export interface SectionMenuProps {
  section: SectionEntry;
  /** Counted from 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
  onVisibilityChange: (isVisible: boolean) => void;
}

/** What can be done with a section, without dragging. */
export function SectionMenu(props: SectionMenuProps) {
  const { section, place, count, onMove, onRemove, onVisibilityChange } = props;
  const go = (move: Move) => () => onMove(placeAfter(move, place, count));
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return (
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${section.name}`} />
      <Menu placement="bottom end">
        <MenuItem id="top" icon={ArrowUpToLine} isDisabled={isFirst} onAction={go('top')}>
          Move to top
        </MenuItem>
        <MenuItem id="up" icon={ArrowUp} isDisabled={isFirst} onAction={go('up')}>
          Move up
        </MenuItem>
        <MenuItem id="down" icon={ArrowDown} isDisabled={isLast} onAction={go('down')}>
          Move down
        </MenuItem>
        <MenuItem id="bottom" icon={ArrowDownToLine} isDisabled={isLast} onAction={go('bottom')}>
          Move to bottom
        </MenuItem>
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
