import { type Key, type Selection, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import type { AccessibleName } from '../../support/accessibleName.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { OneTag, type TagItem } from './OneTag.tsx';
import { empty, tags } from './TagGroup.css.ts';

export type TagGroupProps<Id extends string = string> = AccessibleName &
  FieldWords & {
    /** The tags in order. */
    items: readonly TagItem<Id>[];
    /** Receives the tags to remove, by their button, Delete or Backspace. Absent, none can be removed. */
    onRemove?: (ids: readonly Id[]) => void;
    /** How many can be selected. @default 'none' */
    selectionMode?: 'none' | 'single' | 'multiple';
    /** The selected ids. */
    selected?: readonly NoInfer<Id>[];
    /** Receives the selected ids, in the order of the tags. */
    onSelect?: (ids: readonly Id[]) => void;
    /** The text without tags. @default 'None' */
    emptyWords?: string;
  };

/** A list of short labels: to read, select or remove. */
export function TagGroup<Id extends string>(props: TagGroupProps<Id>) {
  const { label, hint, labelEnd, badge, items, onRemove, selected, onSelect, ...rest } = props;
  const { selectionMode = 'none', emptyWords = 'None', ...named } = rest;
  const idsOf = (keys: Selection | ReadonlySet<Key>) =>
    items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id));
  return (
    <AriaTagGroup
      {...named}
      selectionMode={selectionMode}
      selectedKeys={selected}
      onSelectionChange={onSelect && ((keys) => onSelect(idsOf(keys)))}
      onRemove={onRemove && ((keys) => onRemove(idsOf(keys)))}
      className={field}
      data-component="TagGroup"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <TagList
          className={tags}
          renderEmptyState={() => <span className={empty}>{emptyWords}</span>}
        >
          {items.map((item) => (
            <OneTag key={item.id} {...item} />
          ))}
        </TagList>
      </FieldShell>
    </AriaTagGroup>
  );
}
