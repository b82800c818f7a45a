export {
  CompanySections,
  type CompanySectionsProps,
  type SectionGift,
} from './CompanySections.tsx';
