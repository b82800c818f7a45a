/** Every table, in one object for drizzle; written out so that nothing enters by accident. */
import { addons, companies, plans, subscriptions } from './companies.ts';
import { companySections, contentSections } from './content.ts';
import { files, uploadNonces } from './files.ts';
import { passwordResets, rememberTokens, sessions, users } from './people.ts';
import { installation, mails, throttles } from './platform.ts';
import { gtinClaims, pageViews, productFiles, products } from './products.ts';

export const schema = {
  companies,
  plans,
  addons,
  subscriptions,
  contentSections,
  companySections,
  files,
  uploadNonces,
  users,
  sessions,
  rememberTokens,
  passwordResets,
  installation,
  mails,
  throttles,
  products,
  gtinClaims,
  productFiles,
  pageViews,
};
