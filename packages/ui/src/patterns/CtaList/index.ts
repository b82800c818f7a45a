export { CtaList, type CtaListProps, type CtaListContent } from './CtaList.tsx';
