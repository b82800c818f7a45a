import type { SectionInstance } from '@hangtag/contract/wire/section';

/** Any content with sections. */
interface WithSections {
  readonly sections: readonly SectionInstance[];
}

/** A function from one draft to the next. */
export type SectionEdit = <Draft extends WithSections>(draft: Draft) => Draft;

const onSections =
  (change: (sections: readonly SectionInstance[]) => readonly SectionInstance[]): SectionEdit =>
  (draft) => ({ ...draft, sections: change(draft.sections) });

/** Adds an empty section at the end. */
export const addSection = (id: string, contentSectionId: number): SectionEdit =>
  onSections((sections) => [
    ...sections,
    { id, contentSectionId, title: '', values: {}, assets: [], visible: true },
  ]);

/** Moves a section to an index, counted from 0. */
export const moveSection = (id: string, place: number): SectionEdit =>
  onSections((sections) => {
    const section = sections.find((each) => each.id === id);
    if (!section) return sections;
    return sections.filter((each) => each.id !== id).toSpliced(place, 0, section);
  });

/** Removes a section. */
export const removeSection = (id: string): SectionEdit =>
  onSections((sections) => sections.filter((each) => each.id !== id));

/** Restores a removed section. @param place Index counted from 0. */
export const restoreSection = (section: SectionInstance, place: number): SectionEdit =>
  onSections((sections) =>
    sections.some(({ id }) => id === section.id) ? sections : sections.toSpliced(place, 0, section),
  );

/** Replaces a section with its changed version. */
export const replaceSection = (next: SectionInstance): SectionEdit =>
  onSections((sections) => sections.map((each) => (each.id === next.id ? next : each)));

/** Shows or hides a section on the page. */
export const showSection = (id: string, visible: boolean): SectionEdit =>
  onSections((sections) => sections.map((each) => (each.id === id ? { ...each, visible } : each)));
