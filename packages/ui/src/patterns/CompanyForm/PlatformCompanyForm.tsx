import { companyProblems, requiredFields } from '@hangtag/contract/rules/companyForm';
import type { AdminCompany, AdminCompanyBody } from '@hangtag/contract/wire/adminCompany';
import { CompanyFields } from './CompanyFields.tsx';
import type { CompanyFormShared } from './CompanyForm.tsx';
import { CompanyFrame, type CompanyPlacement } from './CompanyFrame.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';
import { PlatformFields } from './PlatformFields.tsx';
import { countryOf } from './places.ts';
import { SecurityField } from './SecurityField.tsx';
import { CompanyConflict } from './CompanyConflict.tsx';
import { useCompanyForm } from './useCompanyForm.ts';
import { platformBody, type PlatformFormValues, platformValues, trimmed } from './values.ts';

export type PlatformCompanyFormProps = CompanyPlacement &
  CompanyFormShared<AdminCompany, AdminCompanyBody, PlatformFormValues>;

/** A company's details as the platform sees them: the same fields, and its own in their slots [F084-F088, F215]. */
export function PlatformCompanyForm(props: PlatformCompanyFormProps) {
  const { company, choices, lockedReason = null } = props;
  const form = useCompanyForm({ ...props, valuesOf: platformValues, onTyped: props.onTyped });
  const values = trimmed(form.typed);
  const hasStates = countryOf(choices.countries, values.country)?.hasStates ?? false;
  const who = { variant: 'superadmin', hasStates } as const;
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
        props.onSave(platformBody(values, company));
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
        beside={<CompanyFigures stats={company.stats} />}
        below={
          <>
            <SecurityField
              values={form.typed}
              onChange={form.set}
              isLocked={isLocked}
              isBusy={form.isBusy}
            />
            <PlatformFields
              values={form.typed}
              onChange={form.set}
              hasSubscription={company.hasSubscription}
              isLocked={isLocked}
              isBusy={form.isBusy}
            />
          </>
        }
      />
    </CompanyFrame>
  );
}
