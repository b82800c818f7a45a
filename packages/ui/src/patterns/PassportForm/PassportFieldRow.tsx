import {
  PASSPORT_VALUE_MAX,
  type PassportEntry,
  type PassportField,
  passportParts,
} from '@hangtag/contract/wire/passport';
import { type ReactNode, useState } from 'react';
import { Select } from '../../elements/Select/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { partNames, passportNames } from './passportWords.ts';
import * as css from './PassportForm.css.ts';

/** Fields of prose; the others are identifiers on one line. */
const prose: readonly PassportField[] = [
  'materials',
  'substances',
  'manuals',
  'repair',
  'endOfLife',
];

const hints: Readonly<Partial<Record<PassportField, string>>> = {
  operator: 'As it is registered, such as a GLN or a LEI.',
  facility: 'Where it is made: identifiers, one after another.',
  responsiblePerson: 'Name, address and email, where the manufacturer is outside the EU.',
  commodityCode: '6, 8 or 10 digits, as customs write it.',
  materials: 'With their shares, where you know them.',
  substances: 'Names, EC or CAS numbers, where in the product, how much, and how to use it safely.',
  manuals: 'Where they are, or what they say in short.',
  endOfLife: 'Where it belongs when nobody wants it any more, and how to take it apart.',
  conformity: 'Numbers, and where the documents are.',
  backup: 'Who would show this if you no longer could.',
};

const parts = passportParts.map((id) => ({ id, label: partNames[id] }));

interface PassportFieldRowProps {
  field: PassportField;
  /** Undefined while nothing is written. */
  entry: PassportEntry | undefined;
  isLocked: boolean;
  /** A mark after the label. */
  badge: ReactNode;
  onChange: (entry: PassportEntry) => void;
}

/** One field, and who may read it. */
export function PassportFieldRow({ field, entry, isLocked, ...props }: PassportFieldRowProps) {
  // Who may read an empty field is remembered until something is written.
  const [chosen, setChosen] = useState(entry?.part ?? 'public');
  const part = entry?.part ?? chosen;
  const value = entry?.value ?? '';
  const words = {
    label: passportNames[field],
    name: `passport.${field}.value`,
    badge: props.badge,
    hint: hints[field],
    value,
    onChange: (next: string) => props.onChange({ value: next, part }),
    maxLength: PASSPORT_VALUE_MAX,
    isReadOnly: isLocked,
  };
  return (
    <div className={css.row}>
      {prose.includes(field) ? (
        <TextArea {...words} rows={2} />
      ) : (
        <TextField
          {...words}
          {...(field === 'commodityCode' && {
            inputMode: 'numeric' as const,
            maxLength: 10,
            validate: codeProblem,
          })}
        />
      )}
      <Select
        label="Who may read it"
        options={parts}
        value={part}
        isDisabled={isLocked}
        onChange={(next) => {
          setChosen(next);
          if (value !== '') props.onChange({ value, part: next });
        }}
      />
    </div>
  );
}

const codeProblem = (typed: string) =>
  /^(\d{6}(\d\d){0,2})?$/.test(typed.trim()) ? null : 'Must be 6, 8 or 10 digits, without spaces.';
