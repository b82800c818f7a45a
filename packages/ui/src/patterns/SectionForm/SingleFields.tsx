import { fieldMessages } from '@hangtag/contract/wire/messages';
import { isSafeLink } from '@hangtag/contract/wire/link';
import { useRef } from 'react';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { count } from '../../support/count.ts';
import { LinkHealth } from '../linkHealth/LinkHealth.tsx';
import type { FieldProps } from './types.ts';

const textOf = (value: FieldProps['value']) => (typeof value === 'string' ? value : '');

/** The label's end: the characters used, or that the field is optional. */
function endOf({ field, value }: Pick<FieldProps, 'field' | 'value'>) {
  if (field.maxLength !== undefined) return count(textOf(value), field.maxLength);
  return field.required ? undefined : 'Optional';
}

/** The props that all single-control fields share. */
const shared = (props: FieldProps) => ({
  name: props.field.key,
  label: props.field.label,
  labelEnd: endOf(props),
  badge: props.badge,
  hint: props.publishedHint,
  isReadOnly: props.isLocked,
});

/** A required text reports its error only after it was touched. */
const filled = (field: FieldProps['field']) => (typed: string) =>
  field.required && typed.trim() === '' ? fieldMessages.required : null;

/** One line, or an address. */
export function LineField(props: FieldProps) {
  const { field, value, onChange } = props;
  const isLink = field.kind === 'url';
  const check = (typed: string) => {
    if (!isLink || typed.trim() === '') return filled(field)(typed);
    return isSafeLink(typed.trim()) ? null : fieldMessages.url('https://example.com');
  };
  const input = useRef<HTMLInputElement>(null);
  const link = isLink ? props.linkOf(textOf(value)) : undefined;
  return (
    <>
      <TextField
        {...shared(props)}
        {...(isLink && { inputMode: 'url' as const, placeholder: 'https://' })}
        ref={input}
        value={textOf(value)}
        onChange={onChange}
        validate={check}
        maxLength={field.maxLength}
      />
      {link && (
        <LinkHealth
          {...link}
          onMove={
            props.isLocked
              ? undefined
              : (address) => {
                  onChange(address);
                  // The button is gone with the old address.
                  input.current?.focus();
                }
          }
        />
      )}
    </>
  );
}

/** A date, or none. */
export function DayField(props: FieldProps) {
  const { field, value, onChange } = props;
  return (
    <DatePicker
      {...shared(props)}
      value={textOf(value)}
      onChange={onChange}
      validate={(day) => filled(field)(day ?? '')}
    />
  );
}

/** Paragraphs, separated by an empty line. */
export function ParagraphsField(props: FieldProps) {
  const { field, value, onChange } = props;
  const isLong = (field.maxLength ?? Infinity) > 400;
  return (
    <TextArea
      {...shared(props)}
      rows={isLong ? 6 : 3}
      hint={props.publishedHint ?? (isLong ? 'An empty line starts a new paragraph.' : undefined)}
      value={textOf(value)}
      onChange={onChange}
      validate={filled(field)}
      maxLength={field.maxLength}
    />
  );
}

/** A number, or none. */
export function FigureField(props: FieldProps) {
  const { value, onChange } = props;
  return (
    <NumberField
      {...shared(props)}
      shows="figure"
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={(figure) => onChange(Number.isNaN(figure) ? null : figure)}
    />
  );
}

const NONE = '';

/** One of the definition's choices; an optional one can be cleared. */
export function ChoiceField(props: FieldProps) {
  const { field, value, onChange } = props;
  const choices = (field.options ?? []).map((option) => ({ id: option, label: option }));
  const options = field.required ? choices : [{ id: NONE, label: 'Not stated' }, ...choices];
  const { isReadOnly, ...rest } = shared(props);
  // Read-only: text without a popup.
  if (isReadOnly) return <TextField {...rest} value={textOf(value)} isReadOnly />;
  return (
    <Select
      {...rest}
      options={options}
      value={textOf(value) || (field.required ? null : NONE)}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  );
}
