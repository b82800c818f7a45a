export { CodeField, type CodeFieldProps } from './CodeField.tsx';
export {
  type CodeRefusal,
  TwoStepCodeForm,
  type TwoStepCodeFormProps,
} from './TwoStepCodeForm.tsx';
