export { type DraftChange, SummaryForm, type SummaryFormProps } from './SummaryForm.tsx';
