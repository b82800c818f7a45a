/** What the company form asks for (F211-F215, D48): the same rule under the fields and on the server. */
import { emailProblem } from '../wire/email.ts';
import { fieldMessages } from '../wire/messages.ts';
import type { PageLanguage } from '../wire/pageLanguages.ts';

/** Who fills it in: a company's own Admin, or a Superadmin, who must know no more than the name (F202, F215). */
export type CompanyFormVariant = 'admin' | 'superadmin';

/** The fields as the form holds them; empty text is nothing. */
export interface CompanyFormValues {
  readonly companyName: string;
  readonly industry: number | null;
  readonly url: string;
  readonly email: string;
  readonly telephone: string;
  readonly streetAddress: string;
  readonly streetAddress2: string;
  readonly city: string;
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
  readonly language: PageLanguage;
  /** IANA name. */
  readonly timeZone: string;
}

export type CompanyField = keyof CompanyFormValues;

/** Around the values. */
interface CompanyFormContext {
  readonly variant: CompanyFormVariant;
  /** Has the country states? Where it has none, the field is not used. */
  readonly hasStates: boolean;
  /** The site's own address, as the example a wrong website is shown. */
  readonly host: string;
}

const askedOfAll: readonly CompanyField[] = ['companyName'];
const askedOfAdmins: readonly CompanyField[] = [
  ...askedOfAll,
  'industry',
  'url',
  'email',
  'telephone',
  'streetAddress',
  'country',
];
/** Narrow fields, whose message is brief (F213). */
const narrow: readonly CompanyField[] = ['country', 'state'];

/** The fields that must not be empty. */
export function requiredFields({
  variant,
  hasStates,
}: Omit<CompanyFormContext, 'host'>): ReadonlySet<CompanyField> {
  if (variant === 'superadmin') return new Set(askedOfAll);
  return new Set(hasStates ? [...askedOfAdmins, 'state'] : askedOfAdmins);
}

/** The first problem of each field that has one. */
export function companyProblems(
  values: CompanyFormValues,
  { host, ...who }: CompanyFormContext,
): Readonly<Partial<Record<CompanyField, string>>> {
  const problems: Partial<Record<CompanyField, string>> = {};
  const isBlank = (field: CompanyField) => values[field] === null || values[field] === '';
  if (values.url !== '' && !isWebsite(values.url)) problems.url = fieldMessages.url(host);
  const emailIsWrong = values.email !== '' && emailProblem(values.email) !== null;
  if (emailIsWrong) problems.email = fieldMessages.email;
  for (const field of requiredFields(who))
    if (isBlank(field))
      problems[field] = fieldMessages[narrow.includes(field) ? 'requiredBrief' : 'required'];
  return problems;
}

/** An address of the web with its protocol, and a host that could be one. */
export function isWebsite(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return username === '' && hostname.includes('.') && !hostname.endsWith('.');
}
