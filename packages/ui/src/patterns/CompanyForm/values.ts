/** The fields of the company form, converted from and to a company. */
import type { CompanyFormValues } from '@hangtag/contract/rules/companyForm';
import type {
  AdminCompany,
  AdminCompanyBody,
  ListingType,
} from '@hangtag/contract/wire/adminCompany';
import type { Company, CompanyStatus, CompanyUpdateBody } from '@hangtag/contract/wire/company';
import type { CompanyType } from '@hangtag/contract/wire/plan';

/** The platform's fields, as the form holds them. */
export interface PlatformOnly {
  readonly listingType: ListingType | null;
  readonly status: CompanyStatus;
  readonly salesRep: string;
  readonly notes: string;
  readonly type: CompanyType | null;
  readonly demo: boolean;
  readonly unlimitedProducts: boolean;
  readonly unlimitedSections: boolean;
}

/** How the company's users sign in. */
export interface SecurityValues {
  /** Whether Admins must use two-step sign-in. */
  readonly requiresTwoStep: boolean;
}

/** Every field of the admin variant. */
export type OwnFormValues = CompanyFormValues & SecurityValues;

/** Every field of the super admin variant. */
export type PlatformFormValues = OwnFormValues & PlatformOnly;

/** The default country of a company without an address (F059). */
const usualCountry = 'US';

/** A company's own fields as form values. */
export const companyValues = (company: Company): OwnFormValues => ({
  companyName: company.companyName,
  industry: company.industry,
  url: company.url,
  email: company.email,
  telephone: company.telephone,
  streetAddress: company.streetAddress,
  streetAddress2: company.streetAddress2 ?? '',
  city: company.city ?? '',
  country: company.country || usualCountry,
  state: company.state ?? '',
  postcode: company.postcode ?? '',
  language: company.language,
  timeZone: company.timeZone,
  requiresTwoStep: company.requiresTwoStep,
});

/** All fields of the super admin variant as form values. */
export const platformValues = (company: AdminCompany): PlatformFormValues => ({
  ...companyValues(company),
  listingType: company.listingType,
  status: company.status,
  salesRep: company.salesRep ?? '',
  notes: company.notes ?? '',
  type: company.type,
  demo: company.demo,
  unlimitedProducts: company.unlimitedProducts,
  unlimitedSections: company.unlimitedSections,
});

/** The values with their texts trimmed. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

const orNull = (text: string) => (text === '' ? null : text);

/** The request body of a company's own fields; empty values are cleared. */
export function companyBody(values: OwnFormValues): CompanyUpdateBody {
  const { companyName, industry, language, timeZone, requiresTwoStep, ...texts } = values;
  return {
    companyName,
    industry,
    url: orNull(texts.url),
    email: orNull(texts.email),
    telephone: orNull(texts.telephone),
    streetAddress: orNull(texts.streetAddress),
    streetAddress2: orNull(texts.streetAddress2),
    city: orNull(texts.city),
    country: orNull(texts.country),
    state: orNull(texts.state),
    postcode: orNull(texts.postcode),
    language,
    timeZone,
    requiresTwoStep,
  };
}

/** The request body of the platform's fields; the plan only without a subscription, which would set it (D12). */
export function platformBody(
  values: PlatformFormValues,
  { hasSubscription }: Pick<AdminCompany, 'hasSubscription'>,
): AdminCompanyBody {
  const { listingType, status, type, demo, unlimitedProducts, unlimitedSections } = values;
  return {
    ...companyBody(values),
    listingType,
    status,
    salesRep: orNull(values.salesRep),
    notes: orNull(values.notes),
    ...(hasSubscription ? {} : { type }),
    demo,
    unlimitedProducts,
    unlimitedSections,
  };
}
