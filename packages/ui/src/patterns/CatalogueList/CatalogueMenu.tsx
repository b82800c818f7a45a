import { MoveItems } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import type { CatalogueEntry } from './types.ts';

export interface CatalogueRowProps {
  entry: CatalogueEntry;
  isBusy: boolean;
  /** Counted from 0. */
  place: number;
  count: number;
  /** Tells the place it is moved to, counted from 0; absent in a list that keeps its own order. */
  onMove: ((place: number) => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with one of the list, without dragging. */
export function CatalogueMenu(props: CatalogueRowProps) {
  const { entry, isBusy, place, count, onMove, onEdit, onDelete } = props;
  const mayChange = entry.actions !== 'move';
  return (
    <MenuTrigger>
      <IconButton
        size="small"
        icon={Ellipsis}
        aria-label={`Actions for ${entry.name}`}
        isPending={isBusy}
      />
      <Menu placement="bottom end">
        {mayChange && (
          <MenuItem id="edit" icon={Pencil} onAction={onEdit}>
            Edit
          </MenuItem>
        )}
        {mayChange && onMove && <MenuSeparator />}
        {onMove && <MoveItems place={place} count={count} onMove={onMove} />}
        {mayChange && <MenuSeparator />}
        {mayChange && (
          <MenuItem id="delete" icon={Trash2} tone="danger" onAction={onDelete}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
