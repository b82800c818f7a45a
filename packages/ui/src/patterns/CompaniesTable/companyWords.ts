/** Texts about companies. */
import type { CompaniesAnswer, CompanyListRow } from '@hangtag/contract/wire/adminCompany';
import type { CompanyStatus } from '@hangtag/contract/wire/company';
import type { StatusShape } from '../../elements/StatusMark/index.ts';
import { rangeWords } from '../pagedTable/PageFoot.tsx';
import type { CompanyFilter } from './types.ts';
import { formatDate } from '../../support/formatDate.ts';
import { planWords } from '../../support/planWords.ts';
import { formatNumber } from '../../support/formatNumber.ts';

/**
 * The mark of each status: a suspended company keeps its pages and is read-only. The half disc means unpublished
 * changes everywhere.
 */
export const statusShapes: Readonly<Record<CompanyStatus, StatusShape>> = {
  Active: 'full',
  Inactive: 'struck',
  Suspended: 'paused',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** `41 companies, 38 active`, whatever the filter. */
export function countWords({
  companyCount,
  activeCompanyCount,
}: Pick<CompaniesAnswer, 'companyCount' | 'activeCompanyCount'>): string {
  const noun = companyCount === 1 ? 'company' : 'companies';
  return `${formatNumber(companyCount)} ${noun}, ${formatNumber(activeCompanyCount)} active`;
}

/** The active filters: `The search is “quill”, the plan is Pro and the status is Active.` */
export function filterWords({ search, type, status }: CompanyFilter): string {
  const parts = [
    search === '' ? '' : `the search is “${search}”`,
    type === 'all' ? '' : `the plan is ${planWords[type]}`,
    status === 'all' ? '' : `the status is ${status}`,
  ].filter(Boolean);
  const words = list.format(parts);
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The result as text for the live region: `26–50 of 1,284 companies`. */
export function foundWords(page: CompaniesAnswer['companies']): string {
  const range = rangeWords(page);
  return range === null
    ? 'No company fits'
    : `${range} ${page.total === 1 ? 'company' : 'companies'}`;
}

/** `7 of 9 published`. */
export function productWords({
  productCount,
  publishedCount,
}: Pick<CompanyListRow, 'productCount' | 'publishedCount'>): string {
  if (productCount === 0) return 'No products';
  return `${formatNumber(publishedCount)} of ${formatNumber(productCount)} published`;
}

/** `12 users`. */
export const userWords = ({ userCount }: Pick<CompanyListRow, 'userCount'>): string =>
  userCount === 0 ? 'No users' : `${formatNumber(userCount)} ${userCount === 1 ? 'user' : 'users'}`;

/** When a user of the company last signed in, as text. */
export const loginWords = ({ lastLoginAt }: Pick<CompanyListRow, 'lastLoginAt'>): string =>
  lastLoginAt === null ? 'Never' : formatDate(lastLoginAt);

/** The initial that replaces a missing logo. */
export const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';
