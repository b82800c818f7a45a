import type { SectionInstance } from '@hangtag/contract/wire/section';
import type { SectionEntry, SectionListProps } from '@hangtag/ui/patterns/SectionList';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  addSection,
  moveSection,
  removeSection,
  restoreSection,
  type SectionEdit,
  showSection,
} from './sectionEdits.ts';

/** A removed section with its index. */
interface RemovedSection {
  readonly of: string;
  readonly section: SectionInstance;
  readonly place: number;
  readonly name: string;
}

interface Sections {
  /** Id of the edited record; a section removed from another record is not restored here. */
  readonly of: string;
  readonly sections: readonly SectionInstance[];
  /** The same sections as list entries. */
  readonly entries: readonly SectionEntry[];
  readonly onEdit: (edit: SectionEdit) => void;
}

type ListActions = Pick<
  SectionListProps,
  'selected' | 'onSelect' | 'onMove' | 'onRemove' | 'removed' | 'onRestore' | 'onVisibilityChange'
> &
  Required<Pick<SectionListProps, 'onAdd'>>;

/** The selected section of an editor, from the address, and its list's actions. */
export function useSections({ of, sections, entries, onEdit }: Sections): {
  readonly open: SectionInstance | undefined;
  readonly actions: ListActions;
} {
  /** The undo row restores the last removed section; restoring it offers the one before. */
  const [removed, setRemoved] = useState<readonly RemovedSection[]>([]);
  const last = removed.findLast((each) => each.of === of);
  const [params, setParams] = useSearchParams();
  const open = sections.find((each) => each.id === params.get('section')) ?? sections[0];
  const select = (section: string) => setParams({ section }, { replace: true });
  const add = (definitionId: number) => {
    const section = crypto.randomUUID();
    onEdit(addSection(section, definitionId));
    select(section);
  };
  const remove = (section: string) => {
    const place = sections.findIndex((each) => each.id === section);
    const [removedSection, name] = [sections[place], entries[place]?.name];
    if (!removedSection || name === undefined) return;
    setRemoved([...removed, { of, section: removedSection, place, name }]);
    onEdit(removeSection(section));
  };
  const restore = (removedSection: RemovedSection) => {
    setRemoved(removed.filter((each) => each !== removedSection));
    onEdit(restoreSection(removedSection.section, removedSection.place));
    select(removedSection.section.id);
  };
  return {
    open,
    actions: {
      selected: open?.id ?? null,
      onSelect: select,
      onAdd: add,
      onMove: (section, place) => onEdit(moveSection(section, place)),
      onRemove: remove,
      removed: last?.name ?? null,
      onRestore: last && (() => restore(last)),
      onVisibilityChange: (section, isVisible) => onEdit(showSection(section, isVisible)),
    },
  };
}
