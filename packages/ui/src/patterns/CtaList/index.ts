export { CtaForm, type CtaFormProps, type CtaValues } from './CtaForm.tsx';
export { CtaList, type CtaListContent, type CtaListProps } from './CtaList.tsx';
export { PageCtas, type PageCtasProps } from './PageCtas.tsx';
