import { MoveItems, type MoveItemsProps } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Eye, Trash2 } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';

export interface HeaderMenuProps extends MoveItemsProps {
  name: string;
  isCurrent: boolean;
  onShow: () => void;
  onRemove: () => void;
}

/** The actions on one header, without dragging. */
export function HeaderMenu({ name, isCurrent, onShow, onRemove, ...moving }: HeaderMenuProps) {
  return (
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${name}`} />
      <Menu placement="bottom end">
        <MenuItem id="show" icon={Eye} isDisabled={isCurrent} onAction={onShow}>
          Show on the page
        </MenuItem>
        <MenuSeparator />
        <MoveItems {...moving} />
        <MenuSeparator />
        <MenuItem id="remove" icon={Trash2} tone="danger" onAction={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
