import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  Trash2,
} from 'lucide-react';
import { Button as AriaButton, GridListItem } from 'react-aria-components';
import { Icon } from '../../elements/Icon/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { type Move, type SectionEntry, placeAfter } from './entries.ts';
import { actions, handle, kind, mark, name, row } from './SectionRow.css.ts';

export interface SectionRowProps {
  section: SectionEntry;
  /** Counted from 0. */
  place: number;
  count: number;
  isLocked: boolean;
  onMove: (place: number) => void;
  onRemove: () => void;
  onVisibilityChange: (isVisible: boolean) => void;
}

/** One section: its handle, name, what it holds, whether it changed, and what can be done with it. */
export function SectionRow(props: SectionRowProps) {
  const { section, isLocked } = props;
  return (
    <GridListItem id={section.id} textValue={section.name} className={row}>
      {!isLocked && (
        <AriaButton slot="drag" className={handle} aria-label={`Move ${section.name}`}>
          <Icon of={GripVertical} />
        </AriaButton>
      )}
      <span className={name} data-hidden={section.isHidden || undefined}>
        {section.name}
      </span>
      <span className={kind}>{section.isHidden ? 'Hidden' : section.kind}</span>
      <span className={mark}>
        {section.isChanged && (
          <StatusMark shape="half">
            <VisuallyHidden>Changed</VisuallyHidden>
          </StatusMark>
        )}
      </span>
      {!isLocked && <RowMenu {...props} />}
    </GridListItem>
  );
}

function RowMenu({ section, place, count, onMove, onRemove, onVisibilityChange }: SectionRowProps) {
  const go = (move: Move) => () => onMove(placeAfter(move, place, count));
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return (
    <span className={actions}>
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
    </span>
  );
}
