import type { CompanyField } from '@hangtag/contract/rules/companyForm';

/** How a field says whether it must be filled in. */
export interface Requirement {
  readonly isRequired?: boolean;
  readonly labelEnd?: string;
}

/** At the end of the label of a field that may stay empty. */
export const optionalField: Requirement = { labelEnd: 'Optional' };
export const readOnlyField: Requirement = {};
const requiredField: Requirement = { isRequired: true };

/** What each field says of itself; nothing where the form is only read. */
export const requirementOf =
  (required: ReadonlySet<CompanyField>, isLocked: boolean) =>
  (field: CompanyField): Requirement => {
    if (isLocked) return readOnlyField;
    return required.has(field) ? requiredField : optionalField;
  };
