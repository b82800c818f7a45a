/** The inputs of an element: labelled, reached with Tab, read by people's own tools. */
import {
  brandOf,
  cvcState,
  expiryState,
  groupedExpiry,
  groupedNumber,
  numberState,
  type FieldState,
} from './cardRules.ts';

/** Which inputs there are. */
export type FieldName = 'number' | 'expiry' | 'cvc' | 'postal';

interface FieldWords {
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: AutoFill;
  readonly unfinished: readonly [code: string, message: string];
}

const words: Readonly<Record<FieldName, FieldWords>> = {
  number: {
    label: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    unfinished: ['incomplete_number', 'Your card number is incomplete.'],
  },
  expiry: {
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    unfinished: ['incomplete_expiry', "Your card's expiration date is incomplete."],
  },
  cvc: {
    label: 'Credit or debit card CVC/CVV',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    unfinished: ['incomplete_cvc', "Your card's security code is incomplete."],
  },
  postal: {
    label: 'ZIP or postal code',
    placeholder: 'ZIP',
    autocomplete: 'postal-code',
    unfinished: ['incomplete_zip', 'Your postal code is incomplete.'],
  },
};

const format: Readonly<Record<FieldName, (typed: string) => string>> = {
  number: groupedNumber,
  expiry: groupedExpiry,
  cvc: (typed) => typed.replaceAll(/\D/g, '').slice(0, 4),
  postal: (typed) => typed.slice(0, 10),
};

/** One input with its label. */
export interface Field {
  readonly name: FieldName;
  readonly label: HTMLLabelElement;
  readonly input: HTMLInputElement;
}

/** Makes an input; its label is visible in a form layout, and for screen readers only in a single line. */
export function createField(name: FieldName, isLabelSeen: boolean): Field {
  const label = document.createElement('label');
  label.className = isLabelSeen ? name : `${name} hidden`;
  const text = document.createElement('span');
  text.textContent = words[name].label;
  const input = document.createElement('input');
  input.type = 'text';
  input.inputMode = name === 'postal' ? 'text' : 'numeric';
  input.autocomplete = words[name].autocomplete;
  input.placeholder = words[name].placeholder;
  input.spellcheck = false;
  label.append(text, input);
  return { name, label, input };
}

/** Formats the input; deleted characters stay deleted. */
export function formatField({ name, input }: Field, isDeleting: boolean): void {
  const formatted = format[name](input.value);
  const isUnfinishedDate = isDeleting && name === 'expiry';
  const value = isUnfinishedDate ? formatted.replace(/ \/ $/, '') : formatted;
  if (value !== input.value) input.value = value;
}

/** The state of a field, given the others. */
export function stateOf(field: Field, fields: readonly Field[]): FieldState {
  const typed = field.input.value;
  if (field.name === 'number') return numberState(typed);
  if (field.name === 'expiry') return expiryState(typed, new Date());
  const number = fields.find(({ name }) => name === 'number')?.input.value ?? '';
  if (field.name === 'cvc') return cvcState(typed, brandOf(number));
  const isComplete = typed.trim().length >= 3;
  return {
    isEmpty: typed === '',
    isComplete,
    error: null,
    isUnfinished: typed !== '' && !isComplete,
  };
}

/** The error of a field that was left unfinished. */
export const unfinishedError = (name: FieldName): FieldState['error'] => {
  const [code, message] = words[name].unfinished;
  return { type: 'validation_error', code, message };
};
