/**
 * Every call of the server and what each kind of person is answered. The tests of access and of hostile input
 * are made from this table, and a route that is missing here fails them.
 */
import { adminRows } from './rows/admin.ts';
import { analyticsRows } from './rows/analytics.ts';
import { blockedSiteRows } from './rows/blockedSites.ts';
import { authRows } from './rows/auth.ts';
import { billingRows } from './rows/billing.ts';
import { billingFoundationRows } from './rows/billingFoundation.ts';
import { companyContentRows } from './rows/companyContent.ts';
import { ctaRows } from './rows/ctas.ts';
import { fileRows } from './rows/files.ts';
import { codeRows } from './rows/codes.ts';
import { hostRows } from './rows/hosts.ts';
import { itemRows } from './rows/items.ts';
import { productRows } from './rows/products.ts';
import { publicRows } from './rows/public.ts';
import type { AccessRow } from './rows/row.ts';
import { sectionRows } from './rows/sections.ts';
import { siteRows } from './rows/site.ts';
import { twoStepRows } from './rows/twoStep.ts';
import { userRows } from './rows/users.ts';

export const accessTable: readonly AccessRow[] = [
  ...siteRows,
  ...userRows,
  ...adminRows,
  ...blockedSiteRows,
  ...sectionRows,
  ...companyContentRows,
  ...ctaRows,
  ...analyticsRows,
  ...authRows,
  ...productRows,
  ...codeRows,
  ...itemRows,
  ...hostRows,
  ...fileRows,
  ...twoStepRows,
  ...publicRows,
  ...billingFoundationRows,
  ...billingRows,
];
