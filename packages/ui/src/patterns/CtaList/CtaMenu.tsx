import { MoveItems, type MoveItemsProps } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';

interface CtaMenuProps extends MoveItemsProps {
  label: string;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with a call to action, without dragging. */
export function CtaMenu({ label, isBusy, onEdit, onRemove, ...moving }: CtaMenuProps) {
  return (
    <MenuTrigger>
      <IconButton
        size="small"
        icon={Ellipsis}
        aria-label={`Actions for ${label}`}
        isPending={isBusy}
      />
      <Menu placement="bottom end">
        <MenuItem id="edit" icon={Pencil} onAction={onEdit}>
          Edit
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
