export { AddSection, type AddSectionProps } from './AddSection.tsx';
export { SectionList, type SectionListProps } from './SectionList.tsx';
export type { SectionEntry, AvailableSection } from './entries.ts';
