export { SectionForm, type SectionFormProps } from './SectionForm.tsx';
