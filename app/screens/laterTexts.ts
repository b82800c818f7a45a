import type { Permission } from '@hangtag/contract/rules/permissions';

/** What stands in place of a screen that comes later. */
export interface LaterText {
  readonly title: string;
  /** What it will be for. */
  readonly purpose: string;
  /** Who will see it; everyone when absent. */
  readonly needs?: Permission;
}

/** Every screen that comes later. */
export const laterTexts = {
  profile: {
    title: 'Your profile',
    purpose: 'Your name, picture, email and phone will be kept here.',
  },
  signature: {
    title: 'Company page',
    purpose: 'Your brand’s story, shown on all its product pages, will be written here.',
  },
  premium: {
    title: 'Premium content',
    purpose: 'The premium sections of your company will be written here.',
  },
  annualReports: {
    title: 'Annual reports',
    purpose: 'The reports your pages link to will be listed here.',
  },
  cta: {
    title: 'CTAs',
    purpose: 'The buttons at the foot of this product’s page will be chosen here.',
  },
  settings: {
    title: 'Settings',
    purpose: 'Copying, parking and archiving this product will be done here.',
  },
  ctas: { title: 'Calls to action', purpose: 'The buttons of your pages will be made here.' },
  analytics: { title: 'Analytics', purpose: 'Scans, views and clicks will be counted here.' },
  assets: { title: 'Assets', purpose: 'All pictures, films and documents will be kept here.' },
  admin: {
    title: 'Admin',
    purpose: 'The state of the platform will be shown here.',
    needs: 'platform.admin',
  },
  associations: {
    title: 'Associations',
    purpose: 'The badges that pages may carry will be kept here.',
    needs: 'platform.admin',
  },
  contentSections: {
    title: 'Content sections',
    purpose: 'The catalogue of sections will be edited here.',
    needs: 'platform.admin',
  },
  tags: {
    title: 'Tags',
    purpose: 'The tags of companies and products will be kept here.',
    needs: 'platform.admin',
  },
  dashboards: {
    title: 'Dashboards',
    purpose: 'The platform’s figures will be shown here.',
    needs: 'platform.admin',
  },
  companies: {
    title: 'Companies',
    purpose: 'All companies will be listed here.',
    needs: 'platform.admin',
  },
  companyDetails: {
    title: 'Company details',
    purpose: 'A company’s details will be edited here.',
    needs: 'platform.admin',
  },
  companyUsers: {
    title: 'Users',
    purpose: 'The people of a company will be managed here.',
    needs: 'platform.admin',
  },
  companyTags: {
    title: 'Company tags',
    purpose: 'A company’s tags will be chosen here.',
    needs: 'platform.admin',
  },
  apiTokens: {
    title: 'API tokens',
    purpose: 'The keys of a company’s own programs will be made here.',
    needs: 'platform.admin',
  },
} as const satisfies Record<string, LaterText>;

/** The name of a screen that comes later. */
export type LaterName = keyof typeof laterTexts;
