import { type PageLanguage, pageLanguages } from '@hangtag/contract/wire/pageLanguages';
import { fieldNames } from './fieldNames.ts';
import { LockableSelect } from './LockableSelect.tsx';

interface LanguageFieldProps {
  value: PageLanguage;
  onChange: (language: PageLanguage) => void;
  isLocked: boolean;
  /** Whether the form is being saved. */
  isBusy: boolean;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const options = pageLanguages
  .map((id) => ({ id, label: names.of(id) ?? id }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** The language that the company's pages say they are in. */
export function LanguageField({ value, onChange, isLocked, isBusy }: LanguageFieldProps) {
  return (
    <LockableSelect
      label={fieldNames.language}
      name="language"
      options={options}
      value={value}
      onChange={onChange}
      hint="What you write them in. Phones read them aloud and break their lines by it."
      isDisabled={isBusy}
      isLocked={isLocked}
    />
  );
}
