export {
  type DraftChange,
  SummaryForm,
  type SummaryFormProps,
  type SummarySlot,
} from './SummaryForm.tsx';
