import { ArrowDown, ArrowUp, Ellipsis, Eye, Trash2 } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';

export interface HeaderMenuProps {
  name: string;
  /** Counted from 0. */
  place: number;
  count: number;
  isCurrent: boolean;
  onShow: () => void;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** What can be done with one header, without dragging. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { name, place, count, isCurrent, onMove } = props;
  return (
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${name}`} />
      <Menu placement="bottom end">
        <MenuItem id="show" icon={Eye} isDisabled={isCurrent} onAction={props.onShow}>
          Show on the page
        </MenuItem>
        <MenuItem
          id="up"
          icon={ArrowUp}
          isDisabled={place === 0}
          onAction={() => onMove(place - 1)}
        >
          Move up
        </MenuItem>
        <MenuItem
          id="down"
          icon={ArrowDown}
          isDisabled={place === count - 1}
          onAction={() => onMove(place + 1)}
        >
          Move down
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="remove" icon={Trash2} tone="danger" onAction={props.onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
