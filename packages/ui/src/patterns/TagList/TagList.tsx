import type { Tag } from '@hangtag/contract/wire/tag';
import {
  type EditableListEntry,
  EditableList,
  type EditableListState,
} from '@hangtag/ui/patterns/EditableList';
import { Swatch } from '../../elements/ColorField/index.ts';
import { plural } from '../../support/count.ts';
import { kindWords } from './tagWords.ts';

export type TagListProps = EditableListState<Tag>;

const LOSS =
  'It leaves the list that tags are chosen from. Nothing carries it now, or it can’t be deleted.';

const words = {
  list: 'Tags',
  one: 'tag',
  many: 'tags',
  none: 'No tags yet',
  purpose: 'A tag groups companies or products, so that they can be found together.',
};

/** The platform's tags by name, with their use [F029]. */
export function TagList(props: TagListProps) {
  return <EditableList {...props} words={words} entryOf={entryOf} lossOf={() => LOSS} />;
}

function entryOf({ id, name, color, kind, uses = 0 }: Tag): EditableListEntry {
  return {
    id: String(id),
    name,
    note: '',
    mark: <Swatch colour={color} />,
    facts: [kindWords[kind], uses === 0 ? 'Not used' : `Used ${plural(uses, 'time')}`],
  };
}
