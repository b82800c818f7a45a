/** Companies as the platform sees them: list, create, change (F232-F234). Superadmins only. */
import * as v from 'valibot';
import { type Company, CompanyUpdateBody, companyStatuses } from './company.ts';
import { email, optionalName, requiredName, text } from './fields.ts';
import { type Paginator, pageQuery } from './pagination.ts';
import { type CompanyType, planNames } from './plan.ts';

/** Why a company is listed: a customer, a showcase, a guest, or one of the platform's own. */
export const listingTypes = ['paid', 'demo', 'free', 'internal'] as const;
export type ListingType = (typeof listingTypes)[number];

/** `alpha`: by name. `recent`: newest first. `active`: last sign-in first (the stale ones are at the end). */
export const companyOrders = ['alpha', 'recent', 'active'] as const;
export type CompanyOrder = (typeof companyOrders)[number];

const types = ['free', ...planNames] as const satisfies readonly CompanyType[];

/** `GET /api/admin/companies`. */
export const CompanyListQuery = v.object({
  ...pageQuery({ max: 100, default: 25 }),
  sort: v.optional(v.picklist(companyOrders, 'Must be alpha, recent or active.'), 'alpha'),
  type: v.optional(v.picklist(types, 'Is not a plan.')),
  status: v.optional(v.picklist(companyStatuses, 'Is not a status.')),
});
export type CompanyListQuery = v.InferInput<typeof CompanyListQuery>;

/** `GET /api/admin/companies.csv`: all that match, on one page. */
export const CompanyExportQuery = v.omit(CompanyListQuery, ['page', 'size']);

/** A company in the platform's table. */
export interface CompanyListRow {
  readonly companyId: number;
  readonly companyName: string;
  readonly type: CompanyType | null;
  readonly status: Company['status'];
  readonly demo: boolean;
  readonly listingType: ListingType | null;
  readonly salesRep: string | null;
  readonly logoUrl: string | null;
  /** Not archived. */
  readonly productCount: number;
  readonly publishedCount: number;
  readonly userCount: number;
  /** ISO 8601, UTC; null before the first sign-in. */
  readonly lastLoginAt: string | null;
  readonly createdAt: string;
}

export interface CompaniesAnswer {
  readonly companies: Paginator<CompanyListRow>;
  /** Companies whose status is Active, whatever the filter. */
  readonly activeCompanyCount: number;
  /** All companies, whatever the filter. */
  readonly companyCount: number;
}

/** `GET /api/admin/companies/{id}` (F233). */
export interface AdminCompany extends Company {
  readonly listingType: ListingType | null;
  readonly salesRep: string | null;
  readonly notes: string | null;
  /** While it has one, the plan is the subscription's and cannot be set by hand (D12). */
  readonly hasSubscription: boolean;
  readonly createdAt: string;
}

/** What only the platform sets. */
const platformFields = {
  listingType: v.optional(v.nullable(v.picklist(listingTypes, 'Is not a listing type.'))),
  status: v.optional(v.picklist(companyStatuses, 'Is not a status.')),
  salesRep: v.optional(v.nullable(optionalName(120))),
  notes: v.optional(v.nullable(text(10_000))),
  type: v.optional(v.nullable(v.picklist(types, 'Is not a plan.'))),
  demo: v.optional(v.boolean('Must be true or false.')),
  unlimitedProducts: v.optional(v.boolean('Must be true or false.')),
  unlimitedSections: v.optional(v.boolean('Must be true or false.')),
};

/** `PUT /api/admin/companies/{id}`: the company's own fields and the platform's. */
export const AdminCompanyBody = v.object({ ...CompanyUpdateBody.entries, ...platformFields });
export type AdminCompanyBody = v.InferInput<typeof AdminCompanyBody>;

/** `POST /api/admin/companies`; `adminEmail` invites a first Admin (F234). */
export const CompanyCreateBody = v.object({
  ...platformFields,
  companyName: requiredName(120),
  adminEmail: v.optional(v.nullable(email)),
});
export type CompanyCreateBody = v.InferInput<typeof CompanyCreateBody>;
