import { companyProblems, requiredFields } from '@hangtag/contract/rules/companyForm';
import type { Company, CompanyUpdateBody } from '@hangtag/contract/wire/company';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import type { ReactNode } from 'react';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyFrame, type CompanyPlacement } from './CompanyFrame.tsx';
import { countryOf } from './countryOf.ts';
import { SecurityField } from './SecurityField.tsx';
import { CompanyConflict } from './CompanyConflict.tsx';
import type { CompanyChoices, CompanyLogo, CompanySaving, LogoCallbacks } from './types.ts';
import { useCompanyForm } from './useCompanyForm.ts';
import { companyBody, companyValues, type OwnFormValues, trimmed } from './values.ts';

/** The props of both variants of the form. */
export interface CompanyFormShared<Of, Body> extends LogoCallbacks {
  /** The saved company; a newer one updates the fields that are not edited. */
  company: Of;
  /** The current logo, or the state of uploading another. */
  logo: CompanyLogo;
  /** The countries, states and industries, with the functions that load them. */
  choices: CompanyChoices;
  /** The state of saving; errors appear at their fields. */
  saving: CompanySaving<Of>;
  /** The site's own host, as the example in the website's error message. */
  host: string;
  /** Receives the completed form; the caller saves the logo with it. */
  onSave: (body: Body) => void;
  /** Makes the other user's version the saved one; the form keeps its edits on top of it. */
  onResolve: (serverVersion: Of) => void;
  /** Why the form is read-only; null when it can be edited. @default null */
  lockedReason?: string | null;
}

export type CompanyFormProps = CompanyPlacement & CompanyFormShared<Company, CompanyUpdateBody>;

/** The additions of each variant to the shared form. */
interface Variant<Of, Body, Values> {
  readonly variant: 'admin' | 'superadmin';
  readonly valuesOf: (company: Of) => Values;
  readonly bodyOf: (values: Values, company: Of) => Body;
  /** Slot beside the fields. */
  readonly beside?: ReactNode;
  /** Slot below the shared fields. */
  readonly below?: (form: VariantFields<Values>) => ReactNode;
}

interface VariantFields<Values> {
  readonly values: Values;
  readonly onChange: (patch: Partial<Values>) => void;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
}

/** The form that both variants share. */
export function CompanyFormBase<
  Of extends Pick<Company, 'companyId' | 'industryName'>,
  Body,
  Values extends OwnFormValues,
>(props: CompanyPlacement & CompanyFormShared<Of, Body> & Variant<Of, Body, Values>) {
  const { company, choices, variant, valuesOf, lockedReason = null } = props;
  const isLocked = lockedReason !== null;
  const form = useCompanyForm<Of, Values>({ ...props, valuesOf, isLocked });
  const values = trimmed(form.typed);
  const hasStates = countryOf(choices.countries, values.country)?.hasStates ?? false;
  const fields = { values: form.typed, onChange: form.set, isLocked, isBusy: form.isBusy };
  const ownFields = {
    ...fields,
    onChange: (patch: Partial<OwnFormValues>) => form.set(patch as Partial<Values>),
  };
  return (
    <CompanyFrame
      placement={props}
      lockedReason={lockedReason}
      failure={form.failure}
      errors={form.errors}
      isBusy={form.isBusy}
      notices={
        <>
          {form.isRecovered && <RecoveredFieldsNotice onDiscard={form.discard} />}
          {form.conflict && <CompanyConflict {...form.conflict} />}
        </>
      }
      onDiscard={form.isChanged ? form.discard : undefined}
      onSubmit={() => {
        form.set(values);
        props.onSave(props.bodyOf(values, company));
      }}
    >
      <CompanyFields
        {...ownFields}
        logo={props.logo}
        onChooseLogo={props.onChooseLogo}
        onRemoveLogo={props.onRemoveLogo}
        choices={choices}
        saved={form.saved}
        savedIndustry={company.industryName}
        problems={companyProblems(values, { variant, hasStates, host: props.host })}
        refusals={form.errors}
        required={requiredFields({ variant, hasStates })}
        beside={props.beside}
        below={
          <>
            <SecurityField {...ownFields} />
            {props.below?.(fields)}
          </>
        }
      />
    </CompanyFrame>
  );
}

/** A company's own details, edited by its Admin [F073-F083, F211-F214]. */
export function CompanyForm(props: CompanyFormProps) {
  return (
    <CompanyFormBase {...props} variant="admin" valuesOf={companyValues} bodyOf={companyBody} />
  );
}
