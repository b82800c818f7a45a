/** Every address of the app; the only place that encodes URL segments. */
import type { Avatar } from '@hangtag/contract/wire/user';
import { type Query, withQuery } from '../api/withQuery.ts';

const segment = (value: string | number) => encodeURIComponent(String(value));

/** The tabs of a product, in order; the last part of their address. */
export const productTabs = ['summary', 'content', 'cta', 'real-code', 'product-settings'] as const;
export type ProductTab = (typeof productTabs)[number];

/** The parts of a product's code beside its files for print, by their name in the address. */
export const codeParts = ['printed', 'serials', 'links'] as const;
export type CodePart = (typeof codeParts)[number];

export const paths = {
  home: () => '/',
  login: (redirect?: string) => withQuery('/login', { redirect }),
  loginAs: (email: string) => withQuery('/login', { email }),
  register: () => '/register',
  forgotPassword: (email?: string) => withQuery('/forgot-password', { email }),
  resetPassword: (token: string) => `/password/reset/${segment(token)}`,
  notFound: () => '/404',
  profile: () => '/profile',
  companySignature: (companyId?: number) => withQuery('/company/signature', { companyId }),
  companyPremium: () => '/company/premium',
  companyCtas: () => '/company/ctas',
  companyReports: () => '/company/annual-report',
  companyAssociations: () => '/company/associations',
  companyDomains: () => '/company/domains',
  products: (query: Query = {}) => withQuery('/product', query),
  product: (productId: number, tab: ProductTab = 'summary', query: Query = {}) =>
    withQuery(`/product/${segment(productId)}/details/${tab}`, query),
  /** The product's code; without a part its files for print. */
  code: (productId: number, part?: CodePart) => paths.product(productId, 'real-code', { part }),
  ctas: (query: Query = {}) => withQuery('/ctas', query),
  /** The form of one above the list. */
  cta: (ctaId: number) => withQuery('/ctas', { modal: 'cta', cta: ctaId }),
  /** Figures of one product, or of the company. @param query The period. */
  analytics: (productId?: number, query: Query = {}) =>
    withQuery('/analytics', { ...query, product: productId }),
  assets: () => '/assets',
  assetDescriptions: () => '/assets/descriptions',
  billing: () => withQuery('/', { modal: 'billing' }),
  admin: () => '/admin',
  associations: () => '/admin/sections-and-lists/associations',
  contentSections: () => '/admin/sections-and-lists/content-sections',
  contentSection: (section: number | 'new', companyId?: number) =>
    withQuery('/admin/sections-and-lists/content-sections', { section, company: companyId }),
  tags: () => '/admin/sections-and-lists/tags',
  blockedSites: () => '/admin/sections-and-lists/blocked-sites',
  dashboards: (id?: string) => withQuery('/admin/quicksight', { dashboard: id }),
  companyList: () => '/admin/companies',
  companyDetails: (companyId: number) => `/admin/companies/${segment(companyId)}/details`,
  companyUsers: (companyId: number) => `/admin/companies/${segment(companyId)}/users`,
  companyProducts: (companyId: number) => `/admin/companies/${segment(companyId)}/products`,
  companyTags: (companyId: number) => `/admin/companies/${segment(companyId)}/tags`,
  companyTokens: (companyId: number) => `/admin/companies/${segment(companyId)}/tokens`,
  companyLog: (companyId: number) => `/admin/companies/${segment(companyId)}/log`,
  platformLog: () => '/admin/log',
  system: () => '/admin/system',
  ownLog: () => '/company/log',
  /** A person's picture, which the server sends. */
  avatar: (avatar: Avatar) => `/avatars/${avatar}`,
} as const;

/**
 * The address to return to after sign-in, or the home screen [F013, D03]: it must start with exactly one slash, because
 * `//host` and `/\host` lead to another site and a control character can hide either.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  const isOurs = !!wanted && /^\/(?![/\\])/.test(wanted) && !/[\u0000-\u001f\u007f\\]/.test(wanted);
  return isOurs ? wanted : paths.home();
}
