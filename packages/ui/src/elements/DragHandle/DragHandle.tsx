import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { handle } from './DragHandle.css.ts';

export interface DragHandleProps {
  /** The action and the item: "Move Facts". */
  'aria-label': string;
}

/** The handle that moves a row, by dragging or with Enter and the arrow keys; for rows of a list with drag and drop. */
export function DragHandle(props: DragHandleProps) {
  return (
    <Button {...props} slot="drag" className={handle} data-component="DragHandle">
      <Icon of={GripVertical} />
    </Button>
  );
}
