export { SectionForm, type SectionFormProps } from './SectionForm.tsx';
export type { LinkFacts } from '../linkHealth/LinkHealth.tsx';
