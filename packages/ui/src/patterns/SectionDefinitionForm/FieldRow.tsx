import { fieldKindWords } from '@hangtag/ui/patterns/SectionCatalogue';
import { MoveItems, type MoveItemsProps } from '@hangtag/ui/patterns/Reorder';
import { CircleAlert, Ellipsis, Trash2 } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import * as css from './SectionDefinitionForm.css.ts';
import type { FieldDraft } from './values.ts';

interface FieldRowProps extends MoveItemsProps {
  field: FieldDraft;
  isWrong: boolean;
  onRemove: () => void;
}

/** The name of a field in the list: its label, or that it is new. */
export const fieldName = ({ label }: Pick<FieldDraft, 'label'>) => label.trim() || 'New field';

/** One field: its handle, label, kind and menu. */
export function FieldRow({ field, isWrong, onRemove, ...moving }: FieldRowProps) {
  const name = fieldName(field);
  return (
    <GridListItem id={field.id} textValue={name} className={css.row}>
      <DragHandle aria-label={`Move ${name}`} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {isWrong ? (
          <span className={css.wrong}>
            <Icon of={CircleAlert} />
            Needs attention
          </span>
        ) : (
          <span className={css.kind}>
            {`${fieldKindWords[field.kind]}${field.required ? ', required' : ''}`}
          </span>
        )}
      </span>
      <MenuTrigger>
        <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${name}`} />
        <Menu placement="bottom end">
          <MoveItems {...moving} />
          <MenuSeparator />
          <MenuItem id="remove" icon={Trash2} tone="danger" onAction={onRemove}>
            Remove
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </GridListItem>
  );
}
