import { MoveItems } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { inner, name as nameClass, warning } from './EditableList.css.ts';
import { type EditableListLayout, layouts } from './EditableListRow.css.ts';
import type { EditableListEntry } from './types.ts';

interface EditableListRowProps {
  entry: EditableListEntry;
  layout: EditableListLayout;
  isBusy: boolean;
  isLocked: boolean;
  removeVerb: string;
  /** Counted from 0. */
  place: number;
  count: number;
  /** Moves the row to a position, counted from 0; undefined where it can't be moved. */
  onMove: ((place: number) => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** One item: its texts, its facts and its menu. */
export function EditableListRow(props: EditableListRowProps) {
  const { entry, isLocked, onMove } = props;
  const { name, note, mark } = entry;
  const noteTitle = entry.noteTitle ?? (typeof note === 'string' ? note : undefined);
  const css = layouts[props.layout];
  const opens = !isLocked && entry.actions !== 'move';
  return (
    <GridListItem
      id={entry.id}
      textValue={name}
      className={css.row}
      data-moves={onMove ? true : undefined}
      data-marked={mark ? true : undefined}
      data-opens={opens || undefined}
      data-locked={isLocked || undefined}
      {...(opens && { onAction: props.onEdit })}
    >
      {onMove && (
        <span className={css.handle}>
          <DragHandle aria-label={`Move ${name}`} />
        </span>
      )}
      <span className={css.what}>
        {mark && <span className={css.mark}>{mark}</span>}
        <span className={css.words}>
          <span className={`${css.line} ${nameClass}`}>
            {entry.face ?? name}
            {entry.inner && <span className={inner}>{entry.inner}</span>}
          </span>
          {note && (
            <span className={css.note} title={noteTitle || undefined}>
              {note}
            </span>
          )}
          {entry.warning && (
            <span className={`${css.line} ${warning}`}>
              {entry.warning}
              {entry.fix && opens && <TextButton onPress={props.onEdit}>{entry.fix}</TextButton>}
            </span>
          )}
        </span>
      </span>
      {entry.facts.map((fact, column) => (
        <span key={column} className={css.fact}>
          {fact}
        </span>
      ))}
      {!entry.warning && entry.fix && opens && (
        <span className={css.fix}>
          <Button size="small" onPress={props.onEdit}>
            {entry.fix}
          </Button>
        </span>
      )}
      {!isLocked && (
        <span className={css.actions}>
          <RowMenu {...props} />
        </span>
      )}
    </GridListItem>
  );
}

/** The item's actions, without dragging. */
function RowMenu(props: EditableListRowProps) {
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
            {props.removeVerb}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
