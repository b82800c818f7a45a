/** Every table, in one object for drizzle; written out so that nothing enters by accident. */
import {
  alerts,
  analyticsSalts,
  countStates,
  countsDay,
  countsQuarter,
  countsValue,
  countsTotal,
  events,
} from './analytics.ts';
import { auditHeads, auditLog } from './audit.ts';
import {
  billingLeases,
  billingOperations,
  stripeCards,
  stripeCustomers,
  stripeEmulatorObjects,
  stripeEvents,
  stripeInvoices,
  stripePrices,
} from './billing.ts';
import { addons, companies, plans, subscriptions } from './companies.ts';
import { annualReports, companyContent } from './companyContent.ts';
import { companySections, contentSections } from './content.ts';
import { codeCheckHistory, codeChecks, issuedCodes } from './codes.ts';
import { codeLinks } from './codeLinks.ts';
import { ctas } from './ctas.ts';
import { blockedSites } from './blockedSites.ts';
import { companyHosts } from './hosts.ts';
import { links } from './links.ts';
import { fileBodies, files, uploadNonces } from './files.ts';
import {
  apiTokens,
  associations,
  companyAssociations,
  companyTags,
  productTags,
  tags,
} from './lists.ts';
import {
  invites,
  passwordResets,
  recoveryCodes,
  registrations,
  rememberTokens,
  sessions,
  twoSteps,
  users,
} from './users.ts';
import { installation, jobs, mails, throttles } from './platform.ts';
import { pageChanges } from './pageChanges.ts';
import { productCounts } from './productCounts.ts';
import { gtinClaims, products } from './products.ts';
import { recalls } from './recalls.ts';
import { serialBatches, serials } from './serials.ts';
import { uses } from './uses.ts';

export const schema = {
  companies,
  blockedSites,
  companyHosts,
  plans,
  addons,
  subscriptions,
  stripeCustomers,
  stripeCards,
  stripeInvoices,
  stripePrices,
  billingOperations,
  billingLeases,
  stripeEvents,
  stripeEmulatorObjects,
  contentSections,
  companySections,
  files,
  fileBodies,
  uploadNonces,
  users,
  sessions,
  rememberTokens,
  passwordResets,
  invites,
  registrations,
  twoSteps,
  recoveryCodes,
  installation,
  mails,
  throttles,
  jobs,
  products,
  gtinClaims,
  serialBatches,
  serials,
  issuedCodes,
  codeChecks,
  codeCheckHistory,
  codeLinks,
  recalls,
  pageChanges,
  productCounts,
  events,
  alerts,
  analyticsSalts,
  countStates,
  countsQuarter,
  countsDay,
  countsValue,
  countsTotal,
  companyContent,
  annualReports,
  ctas,
  uses,
  links,
  tags,
  companyTags,
  productTags,
  associations,
  companyAssociations,
  apiTokens,
  auditLog,
  auditHeads,
};
