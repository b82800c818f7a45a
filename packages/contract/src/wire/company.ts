/** Companies as they are read (F230). */
import type { FileRef } from './fields.ts';
import type { CompanyType } from './plan.ts';
import type { CompanySection, ContentSection } from './section.ts';

export const companyStatuses = ['Active', 'Inactive', 'Suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** How a company's public pages are dressed; raw colours, checked for contrast where they are used. */
export interface BrandTheme {
  /** Page ground, `#rrggbb`. */
  readonly ground: string;
  /** The brand's own colour, `#rrggbb`. */
  readonly accent: string;
  /** Shape of the page's buttons. */
  readonly shape: 'square' | 'round' | 'pill';
  /** Family of the page's titles. */
  readonly titles: 'serif' | 'sans';
}

/** `GET /api/companies/{id}`. */
export interface Company {
  readonly companyId: number;
  readonly companyName: string;
  readonly type: CompanyType | null;
  readonly demo: boolean;
  readonly unlimitedProducts: boolean;
  readonly unlimitedSections: boolean;
  readonly logoFile: FileRef | null;
  readonly customSections: readonly ContentSection[];
  readonly contentSections: readonly CompanySection[];
  readonly paidSections: readonly CompanySection[];
  /** NAICS code. */
  readonly industry: number | null;
  readonly url: string;
  readonly email: string;
  readonly telephone: string;
  readonly streetAddress: string;
  readonly streetAddress2: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2. */
  readonly state: string | null;
  readonly postcode: string | null;
  readonly status: CompanyStatus;
  readonly theme: BrandTheme;
}
