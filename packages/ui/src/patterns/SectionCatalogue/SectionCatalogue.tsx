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
  /** Receives the new position, counted from 0. */
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

/** The sections of the catalogue, in the order of the editor's menu [F028]. */
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
      // The server counts the use after the list has loaded.
      section.usedByProducts === undefined ? '' : usedWords(section),
    ],
  };
}
