export {
  CompanySections,
  type CompanySectionsProps,
  type SectionAssignment,
} from './CompanySections.tsx';
