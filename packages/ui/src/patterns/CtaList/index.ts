export { CtaForm } from './CtaForm.tsx';
export type { CtaFormProps, CtaValues } from './ctaValues.ts';
export { CtaList, type CtaListContent, type CtaListProps } from './CtaList.tsx';
export { PageCtas, type PageCtasProps } from './PageCtas.tsx';
