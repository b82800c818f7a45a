import type { CompanyField } from '@hangtag/contract/rules/companyForm';

/** How a field says whether it must be filled in. */
export interface Asking {
  readonly isRequired?: boolean;
  readonly labelEnd?: string;
}

/** At the end of the label of a field that may stay empty. */
export const mayStayEmpty: Asking = { labelEnd: 'Optional' };
export const isOnlyRead: Asking = {};
const mustBeFilledIn: Asking = { isRequired: true };

/** What each field says of itself; nothing where the form is only read. */
export const askingOf =
  (required: ReadonlySet<CompanyField>, isLocked: boolean) =>
  (field: CompanyField): Asking => {
    if (isLocked) return isOnlyRead;
    return required.has(field) ? mustBeFilledIn : mayStayEmpty;
  };
