/** What the company form asks for (F211-F215, D48): the same rule under the fields and on the server. */
import { emailProblem } from './email.ts';
import { fieldMessages } from './messages.ts';

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
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
}

export type CompanyField = keyof CompanyFormValues;

/** Around the values. */
interface Circumstances {
  readonly variant: CompanyFormVariant;
  /** Has the country states? Where it has none, the field is not used. */
  readonly hasStates: boolean;
  /** The site's own address, as the example a wrong website is shown. */
  readonly host: string;
}

const asked: readonly CompanyField[] = ['industry', 'url', 'email', 'telephone', 'streetAddress'];

/** The first problem of each field that has one. */
export function companyProblems(
  values: CompanyFormValues,
  { variant, hasStates, host }: Circumstances,
): Readonly<Partial<Record<CompanyField, string>>> {
  const problems: Partial<Record<CompanyField, string>> = {};
  const isBlank = (field: CompanyField) => values[field] === null || values[field] === '';
  if (values.url !== '' && !isWebsite(values.url)) problems.url = fieldMessages.url(host);
  const emailIsWrong = values.email !== '' && emailProblem(values.email) !== null;
  if (emailIsWrong) problems.email = fieldMessages.email;
  if (isBlank('companyName')) problems.companyName = fieldMessages.required;
  if (variant === 'superadmin') return problems;
  for (const field of asked) if (isBlank(field)) problems[field] = fieldMessages.required;
  if (isBlank('country')) problems.country = fieldMessages.requiredBrief;
  if (hasStates && isBlank('state')) problems.state = fieldMessages.requiredBrief;
  return problems;
}

/** An address of the web with its protocol, and a host that could be one. */
export function isWebsite(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return username === '' && hostname.includes('.') && !hostname.endsWith('.');
}
