import { fieldMessages } from '@hangtag/contract/wire/messages';
import {
  type TaxIdType,
  isTaxIdType,
  taxIdKinds,
  taxIdProblem,
  taxIdTypes,
} from '@hangtag/contract/wire/taxId';
import { Select } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import * as css from './InvoiceDetails.css.ts';

interface TaxIdFieldsProps {
  /** Null where there is no tax id. */
  readonly type: TaxIdType | null;
  readonly value: string;
  /** Whether the form is being saved; the fields keep focus then. */
  readonly isLocked: boolean;
  readonly onTypeChange: (type: TaxIdType | null) => void;
  readonly onValueChange: (value: string) => void;
}

const options = [
  { id: 'none', label: 'No tax ID' },
  ...taxIdTypes.map((id) => ({ id, label: taxIdKinds[id].title })),
];

/** The kind of a tax id, with its number beside it. */
export function TaxIdFields(props: TaxIdFieldsProps) {
  const { type, value, isLocked, onTypeChange, onValueChange } = props;
  const choose = (id: string) => {
    if (isTaxIdType(id)) onTypeChange(id);
    else {
      onTypeChange(null);
      onValueChange('');
    }
  };
  return (
    <div className={css.pair}>
      <Select
        label="Kind of tax ID"
        name="taxId.type"
        options={options}
        value={type ?? 'none'}
        onChange={choose}
      />
      <TextField
        // Another kind asks for another number, so the field is remounted.
        key={type}
        label="Tax ID"
        name="taxId.value"
        maxLength={40}
        isDisabled={type === null}
        isReadOnly={isLocked}
        value={value}
        onChange={onValueChange}
        hint={type === null ? 'Choose its kind first.' : `For example ${taxIdKinds[type].example}`}
        validate={(typed) => {
          if (type === null) return null;
          return typed.trim() === '' ? fieldMessages.required : taxIdProblem(type, typed);
        }}
      />
    </div>
  );
}
