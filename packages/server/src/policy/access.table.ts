/**
 * Every call of the server and what each kind of person is answered. The tests of access and of hostile input
 * are made from this table, and a route that is missing here fails them.
 */
import { adminRows } from './access/admin.ts';
import { authRows } from './access/auth.ts';
import { billingRows } from './access/billing.ts';
import { billingFoundationRows } from './access/billingFoundation.ts';
import { companyContentRows } from './access/companyContent.ts';
import { fileRows } from './access/files.ts';
import { productRows } from './access/products.ts';
import { publicRows } from './access/public.ts';
import type { AccessRow } from './access/row.ts';
import { sectionRows } from './access/sections.ts';
import { siteRows } from './access/site.ts';
import { twoStepRows } from './access/twoStep.ts';
import { userRows } from './access/users.ts';

export const accessTable: readonly AccessRow[] = [
  ...siteRows,
  ...userRows,
  ...adminRows,
  ...sectionRows,
  ...companyContentRows,
  ...authRows,
  ...productRows,
  ...fileRows,
  ...twoStepRows,
  ...publicRows,
  ...billingFoundationRows,
  ...billingRows,
];
