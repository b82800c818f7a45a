import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { MenuItem } from '../../elements/Menu/index.ts';
import { type Move, placeAfter } from '../../support/reorder.ts';

export interface MoveItemsProps {
  /** Counted from 0. */
  place: number;
  /** How many items the list has. */
  count: number;
  /** Receives the new position, counted from 0. */
  onMove: (place: number) => void;
}

/** Menu items that move a list item without dragging. */
export function MoveItems({ place, count, onMove }: MoveItemsProps) {
  const go = (move: Move) => () => onMove(placeAfter(move, place, count));
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return (
    <>
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
    </>
  );
}
