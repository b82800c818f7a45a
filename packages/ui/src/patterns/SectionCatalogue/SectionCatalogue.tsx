import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import {
  type EditableListEntry,
  EditableList,
  type EditableListState,
} from '@hangtag/ui/patterns/EditableList';
import { Icon } from '../../elements/Icon/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { glyphOf } from './sectionGlyphs.ts';
import { placeWords, usedWords } from './sectionWords.ts';

export interface SectionCatalogueProps extends EditableListState<UsedSection> {
  /** Receives the place it was moved to, counted from 0. */
  onMove: (section: UsedSection, place: number) => void;
}

const LOSS = 'Editors are no longer offered it. No page holds it now, or it can’t be deleted.';

const words = {
  list: 'Content sections',
  one: 'section',
  many: 'sections',
  none: 'No sections yet',
  purpose: 'A section is what pages are made of: a definition here, filled in on every page.',
};

/** The sections that pages are made of, in the order in which they are offered [F028]. */
export function SectionCatalogue(props: SectionCatalogueProps) {
  return <EditableList {...props} words={words} entryOf={entryOf} lossOf={() => LOSS} />;
}

function entryOf(section: UsedSection): EditableListEntry {
  const { id, name, description, icon, status } = section;
  return {
    id: String(id),
    name,
    inner: status === 'inactive' ? <StatusMark shape="struck">Inactive</StatusMark> : null,
    isActive: status === 'active',
    note: description,
    mark: <Icon of={glyphOf(icon)} size={20} />,
    facts: [
      placeWords(section),
      // Counted after the list has come.
      section.usedByProducts === undefined ? '' : usedWords(section),
    ],
  };
}
