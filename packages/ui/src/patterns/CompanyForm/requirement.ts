import type { CompanyField } from '@hangtag/contract/rules/companyForm';

/** How a field shows whether it is required. */
export interface Requirement {
  readonly isRequired?: boolean;
  readonly labelEnd?: string;
}

/** The label end of an optional field. */
export const optionalField: Requirement = { labelEnd: 'Optional' };
export const readOnlyField: Requirement = {};
const requiredField: Requirement = { isRequired: true };

/** The requirement of each field; none where the form is read-only. */
export const requirementOf =
  (required: ReadonlySet<CompanyField>, isLocked: boolean) =>
  (field: CompanyField): Requirement => {
    if (isLocked) return readOnlyField;
    return required.has(field) ? requiredField : optionalField;
  };
