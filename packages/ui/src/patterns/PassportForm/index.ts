export { PassportForm, type PassportFormProps } from './PassportForm.tsx';
export { passportText } from './passportWords.ts';
