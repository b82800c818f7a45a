import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { handle } from './DragHandle.css.ts';

export interface DragHandleProps {
  /** What it moves: "Move Facts". */
  'aria-label': string;
}

/** Where a row is taken to be moved: dragged, or with Enter and the arrow keys. Stands in a row of a list with drag and drop. */
export function DragHandle(props: DragHandleProps) {
  return (
    <Button {...props} slot="drag" className={handle} data-component="DragHandle">
      <Icon of={GripVertical} />
    </Button>
  );
}
