export {
  SectionDefinitionForm,
  type SectionDefinitionFormProps,
} from './SectionDefinitionForm.tsx';
export type { DefinitionBody } from './values.ts';
