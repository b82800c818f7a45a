export { CtaForm } from './CtaForm.tsx';
export { type CtaFilter, ctaStates, isBroken, noFilter } from './ctaFilter.ts';
export type { LinkChecking } from '../linkHealth/LinkHealth.tsx';
export { CtaUses, type CtaUsesProps } from './CtaUses.tsx';
export {
  type CtaFormProps,
  type CtaUsesContent,
  type CtaValues,
  ctaFile,
  ctaFileType,
} from './ctaValues.ts';
export { CtaList, type CtaListContent, type CtaListProps } from './CtaList.tsx';
export { PageCtas, type PageCtasProps } from './PageCtas.tsx';
