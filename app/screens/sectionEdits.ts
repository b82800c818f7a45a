import type { ProductContent } from '@hangtag/contract/wire/product';
import type { SectionInstance } from '@hangtag/contract/wire/section';

/** Turns one draft into the next. */
type Edit = (draft: ProductContent) => ProductContent;

const onSections =
  (change: (sections: readonly SectionInstance[]) => readonly SectionInstance[]): Edit =>
  (draft) => ({ ...draft, sections: change(draft.sections) });

/** Adds an empty section at the end. */
export const addSection = (id: string, contentSectionId: number): Edit =>
  onSections((sections) => [
    ...sections,
    { id, contentSectionId, title: '', values: {}, assets: [], visible: true },
  ]);

/** Puts a section in another place, counted from 0. */
export const moveSection = (id: string, place: number): Edit =>
  onSections((sections) => {
    const section = sections.find((each) => each.id === id);
    if (!section) return sections;
    return sections.filter((each) => each.id !== id).toSpliced(place, 0, section);
  });

/** Takes a section away. */
export const removeSection = (id: string): Edit =>
  onSections((sections) => sections.filter((each) => each.id !== id));

/** Puts the changed section in its own place. */
export const replaceSection = (next: SectionInstance): Edit =>
  onSections((sections) => sections.map((each) => (each.id === next.id ? next : each)));

/** Shows a section on the page, or keeps it back. */
export const showSection = (id: string, visible: boolean): Edit =>
  onSections((sections) => sections.map((each) => (each.id === id ? { ...each, visible } : each)));
