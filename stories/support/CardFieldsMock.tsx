/** A card element for stories: it fires Stripe's events, accepts one number, and makes no calls. */
import type { CardElementProps } from '@hangtag/ui/patterns/CardForm';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** Stripe's best-known test number. */
export const validCardNumber = '4242424242424242';

const fields = [
  { name: 'number', label: 'Card number', placeholder: 'Card number', length: 16, width: null },
  { name: 'expiry', label: 'Expiry date', placeholder: 'MM / YY', length: 4, width: 60 },
  { name: 'code', label: 'Security code', placeholder: 'CVC', length: 3, width: 36 },
] as const;

/** Digits in groups, as printed on a card. */
const shown = {
  number: (figures: string) => figures.replace(/(\d{4})(?=\d)/gu, '$1 '),
  expiry: (figures: string) => figures.replace(/^(\d{2})(?=\d)/u, '$1 / '),
  code: (figures: string) => figures,
} as const;

const digitsOf = (text: string) => text.replace(/\D/gu, '');

/** Number, date and code in one line, each a labelled field. */
export function CardFieldsMock(props: CardElementProps) {
  const { theme: look, isDisabled, onReady, onChange, onFocus, onBlur } = props;
  const first = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState({ number: '', expiry: '', code: '' });
  // A card element reports once that it is ready, whatever its owner has rendered since.
  const reported = useRef(onReady);
  useEffect(() => reported.current({ focus: () => first.current?.focus() }), []);
  const type = (name: keyof typeof values, text: string) => {
    const next = { ...values, [name]: digitsOf(text) };
    setValues(next);
    const isWrong = next.number.length === 16 && next.number !== validCardNumber;
    onChange({
      isComplete: !isWrong && fields.every((field) => next[field.name].length === field.length),
      error: isWrong ? 'Your card number is invalid.' : null,
    });
  };
  return (
    // A frame gets its style by options; here the page's own colours reach the fields, in every theme at once.
    <div className="plain-card" dir="ltr" data-ink={look.ink} style={{ display: 'flex', gap: 8 }}>
      <style>{'.plain-card ::placeholder { color: var(--ht-color-ink-quiet); opacity: 1 }'}</style>
      {fields.map(({ name, label, placeholder, length, width }) => (
        <input
          key={name}
          ref={name === 'number' ? first : undefined}
          aria-label={label}
          placeholder={placeholder}
          inputMode="numeric"
          autoComplete="off"
          maxLength={length + 3}
          disabled={isDisabled}
          value={shown[name](values[name])}
          onChange={(event) => type(name, event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          style={{ ...inputStyle(look), flex: width === null ? '1 1 0' : `0 0 ${width}px` }}
        />
      ))}
    </div>
  );
}

const inputStyle = (look: CardElementProps['theme']): CSSProperties => ({
  minWidth: 0,
  minHeight: 24,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: look.fontFamily,
  fontSize: look.fontSize,
});

/** A card element whose script does not load: it never reports that it is ready. */
export function UnresponsiveCardFields() {
  return null;
}
