import type { CompanyField, CompanyFormValues } from '@hangtag/contract/rules/companyForm';
import type { ReactNode } from 'react';
import type { FormErrors } from '../../elements/Form/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { firstError } from '../../support/firstError.ts';
import { requirementOf } from './requirement.ts';
import * as css from './CompanyForm.css.ts';
import { fieldNames } from './fieldNames.ts';
import { IndustryField } from './IndustryField.tsx';
import { LanguageField } from './LanguageField.tsx';
import { LogoField } from './LogoField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import type { CompanyChoices, CompanyLogo, LogoCallbacks } from './types.ts';

export interface CompanyFieldsProps extends LogoCallbacks {
  /** The values in the fields. */
  values: CompanyFormValues;
  /** Receives the changed fields with their new values. */
  onChange: (patch: Partial<CompanyFormValues>) => void;
  /** The saved values, which some fields depend on. */
  saved: CompanyFormValues;
  /** Name of the saved industry; null while none is chosen. */
  savedIndustry: string | null;
  /** The first validation problem of each field, from the contract's rules. */
  problems: Readonly<Partial<Record<keyof CompanyFormValues, string>>>;
  /** The server's errors by the wire's names; the logo's error has no control of its own to show it. */
  refusals: FormErrors | undefined;
  /** The required fields, by the contract's rules; the others are marked optional. */
  required: ReadonlySet<CompanyField>;
  /** The options and the functions that load them. */
  choices: CompanyChoices;
  /** The current logo, or the state of uploading another. */
  logo: CompanyLogo;
  /** Whether the form is read-only. */
  isLocked: boolean;
  /** Whether the form is being saved; edits would be missing from the answer, so the fields are disabled. */
  isBusy: boolean;
  /** Slot beside the fields, under the logo; below the fields in narrow windows. */
  beside?: ReactNode;
  /** Slot below the fields. */
  below?: ReactNode;
}

/** The longest values that the server accepts. */
const limits = {
  companyName: 120,
  url: 300,
  email: 254,
  telephone: 40,
  streetAddress: 200,
  streetAddress2: 200,
  city: 100,
  postcode: 20,
} as const;

const autoComplete = {
  companyName: 'organization',
  url: 'url',
  email: 'email',
  telephone: 'tel',
  streetAddress: 'address-line1',
  streetAddress2: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
} as const;

/** The one list of a company's fields, with slots for what a variant adds [F073-F083]. */
export function CompanyFields(props: CompanyFieldsProps) {
  const { values, onChange, saved, problems, choices, isLocked, isBusy } = props;
  const requirement = requirementOf(props.required, isLocked);
  const text = (field: keyof typeof limits) => ({
    ...requirement(field),
    label: fieldNames[field],
    name: field,
    value: values[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
    maxLength: limits[field],
    autoComplete: autoComplete[field],
    isReadOnly: isLocked || isBusy,
    validate: () => problems[field],
  });
  return (
    <div className={css.columns}>
      <div className={css.aside}>
        <LogoField
          logo={props.logo}
          problem={firstError(props.refusals, 'logoFile')}
          isLocked={isLocked}
          isBusy={isBusy}
          onChooseLogo={props.onChooseLogo}
          onRemoveLogo={props.onRemoveLogo}
        />
        {props.beside && <div className={css.after}>{props.beside}</div>}
      </div>
      <div className={css.fields}>
        <TextField {...text('companyName')} />
        <div className={css.pair}>
          <IndustryField
            requirement={requirement('industry')}
            choice={choices.industries}
            value={values.industry}
            saved={{ id: saved.industry, name: props.savedIndustry }}
            problem={problems.industry}
            onChange={(industry) => onChange({ industry })}
            onSearch={choices.onIndustrySearch}
            isLocked={isLocked}
            isBusy={isBusy}
          />
          <TextField {...text('url')} type="url" inputMode="url" />
        </div>
        <div className={css.pair}>
          <TextField {...text('email')} type="email" />
          <TextField {...text('telephone')} type="tel" />
        </div>
        <TextField {...text('streetAddress')} />
        <div className={css.pair}>
          <TextField {...text('streetAddress2')} />
          <TextField {...text('city')} />
        </div>
        <PlaceFields
          values={values}
          requirement={requirement}
          choices={choices}
          onChange={onChange}
          saved={saved}
          problems={problems}
          isLocked={isLocked}
          isBusy={isBusy}
          zip={<TextField {...text('postcode')} />}
        />
        <div className={css.pair}>
          <LanguageField
            value={values.language}
            onChange={(language) => onChange({ language })}
            isLocked={isLocked}
            isBusy={isBusy}
          />
          <TimeZoneField
            value={values.timeZone}
            onChange={(timeZone) => onChange({ timeZone })}
            isLocked={isLocked}
            isBusy={isBusy}
          />
        </div>
        {props.below}
      </div>
    </div>
  );
}
