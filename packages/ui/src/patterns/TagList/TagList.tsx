import type { Tag } from '@hangtag/contract/wire/tag';
import {
  type CatalogueEntry,
  CatalogueList,
  type CatalogueCallbacks,
} from '@hangtag/ui/patterns/CatalogueList';
import { Swatch } from '../../elements/ColorField/index.ts';
import { plural } from '../../support/count.ts';
import { kindWords } from './tagWords.ts';

export type TagListProps = CatalogueCallbacks<Tag>;

const words = {
  list: 'Tags',
  one: 'tag',
  many: 'tags',
  none: 'No tags yet',
  purpose: 'A tag groups companies or products, so that they can be found together.',
  loss: 'It leaves the list that tags are chosen from. Nothing carries it now, or it can’t be deleted.',
};

/** The platform's tags by name, with where each is used [F029]. */
export function TagList(props: TagListProps) {
  return <CatalogueList {...props} words={words} entryOf={entryOf} />;
}

function entryOf({ id, name, color, kind, uses = 0 }: Tag): CatalogueEntry {
  return {
    id: String(id),
    name,
    note: '',
    mark: <Swatch colour={color} />,
    facts: [kindWords[kind], uses === 0 ? 'Not used' : `Used ${plural(uses, 'time')}`],
  };
}
