import { fieldMessages } from '@hangtag/contract/rules/messages';
import { isSafeLink } from '@hangtag/contract/rules/sectionValues';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { count } from '../../support/count.ts';
import type { FieldProps } from './types.ts';

const textOf = (value: FieldProps['value']) => (typeof value === 'string' ? value : '');

/** At the end of the label row: how much is used, or that it may stay empty. */
function endOf({ field, value }: Pick<FieldProps, 'field' | 'value'>) {
  if (field.maxLength !== undefined) return count(textOf(value), field.maxLength);
  return field.required ? undefined : 'Optional';
}

/** What all fields of one control have in common. */
const shared = (props: FieldProps) => ({
  name: props.field.key,
  label: props.field.label,
  labelEnd: endOf(props),
  badge: props.badge,
  hint: props.publishedHint,
  isReadOnly: props.isLocked,
});

/** Required texts speak up once they were touched, not before. */
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
  return (
    <TextField
      {...shared(props)}
      {...(isLink && { inputMode: 'url' as const, placeholder: 'https://' })}
      value={textOf(value)}
      onChange={onChange}
      validate={check}
      maxLength={field.maxLength}
    />
  );
}

/** A day, or none. */
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

/** Paragraphs, parted by an empty line. */
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

/** One of the definition's choices; an optional one may be taken back. */
export function ChoiceField(props: FieldProps) {
  const { field, value, onChange } = props;
  const choices = (field.options ?? []).map((option) => ({ id: option, label: option }));
  const options = field.required ? choices : [{ id: NONE, label: 'Not stated' }, ...choices];
  const { isReadOnly, ...rest } = shared(props);
  // Words to read, with nothing that opens.
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
