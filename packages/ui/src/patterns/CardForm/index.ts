export { BankNotice } from './BankNotice.tsx';
export type {
  CardElementControl,
  CardElementTheme,
  CardElementProps,
  CardElementSlot,
  CardElementState,
} from './cardElement.ts';
export { CardFields, type CardFieldsProps } from './CardFields.tsx';
export { CardForm, type CardFormProps } from './CardForm.tsx';
export type { CardDetails, CardSetup } from './types.ts';
export { type CardDraft, useCardDraft } from './useCardDraft.ts';
