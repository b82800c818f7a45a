import { companyProblems, requiredFields } from '@hangtag/contract/rules/companyForm';
import type { Company, CompanyUpdateBody } from '@hangtag/contract/wire/company';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyFrame, type CompanyPlacement } from './CompanyFrame.tsx';
import { countryOf } from './places.ts';
import { SecurityField } from './SecurityField.tsx';
import { CompanyConflict } from './CompanyConflict.tsx';
import type { CompanyChoices, CompanyLogo, CompanySaving, LogoCallbacks } from './types.ts';
import { useCompanyForm } from './useCompanyForm.ts';
import { companyBody, companyValues, type OwnFormValues, trimmed } from './values.ts';

/** What both variants of the form are given. */
export interface CompanyFormShared<Of, Body, Values> extends LogoCallbacks {
  /** As it is saved; a newer one goes into the fields that were not touched. */
  company: Of;
  /** The logo that stands now, or how sending another goes. */
  logo: CompanyLogo;
  /** The countries, states and industries to choose from, and what asks for them. */
  choices: CompanyChoices;
  /** How saving goes; refusals stand at their fields. */
  saving: CompanySaving<Of>;
  /** The site's own address, as the example that a wrong website is shown. */
  host: string;
  /** Hears a complete form; the logo is saved with it by whoever holds it. */
  onSave: (body: Body) => void;
  /** Makes what somebody else saved the saved one; the form keeps what was typed on top of it. */
  onResolve: (theirs: Of) => void;
  /** Hears what stands in the fields; null while it is what is saved. */
  onTyped?: (typed: Values | null) => void;
  /** Why nothing may be changed; null when it may. @default null */
  lockedReason?: string | null;
}

export type CompanyFormProps = CompanyPlacement &
  CompanyFormShared<Company, CompanyUpdateBody, OwnFormValues>;

/** A company's own details, as its Admin fills them in [F073-F083, F211-F214]. */
export function CompanyForm(props: CompanyFormProps) {
  const { company, choices, lockedReason = null } = props;
  const form = useCompanyForm({ ...props, valuesOf: companyValues, onTyped: props.onTyped });
  const values = trimmed(form.typed);
  const hasStates = countryOf(choices.countries, values.country)?.hasStates ?? false;
  const who = { variant: 'admin', hasStates } as const;
  const problems = companyProblems(values, { ...who, host: props.host });
  const isLocked = lockedReason !== null;
  return (
    <CompanyFrame
      placement={props}
      lockedReason={lockedReason}
      failure={form.failure}
      errors={form.errors}
      isBusy={form.isBusy}
      notices={form.conflict && <CompanyConflict {...form.conflict} />}
      onDiscard={form.isChanged ? form.discard : undefined}
      onSubmit={() => {
        form.set(values);
        props.onSave(companyBody(values));
      }}
    >
      <CompanyFields
        {...props}
        values={form.typed}
        onChange={form.set}
        saved={form.saved}
        savedIndustry={company.industryName}
        problems={problems}
        refusals={form.errors}
        required={requiredFields(who)}
        isLocked={isLocked}
        isBusy={form.isBusy}
        below={
          <SecurityField
            values={form.typed}
            onChange={form.set}
            isLocked={isLocked}
            isBusy={form.isBusy}
          />
        }
      />
    </CompanyFrame>
  );
}
