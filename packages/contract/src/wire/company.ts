/** Companies as they are read and changed (F230, F231, F236). */
import * as v from 'valibot';
import {
  FileRefInput,
  id,
  optionalName,
  requiredName,
  text,
  type FileRef,
  zoneName,
} from './fields.ts';
import { type PageLanguage, pageLanguages } from './pageLanguages.ts';
import type { CompanyType } from './plan.ts';
import type { CompanySection, ContentSection } from './section.ts';

export const companyStatuses = ['Active', 'Inactive', 'Suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** The colours and fonts of a company's public pages; colours as they were entered, checked for contrast where they are used. */
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

/** How a company's pages draw a button: its theme, with the colours that are computed to be readable; all `#rrggbb`. */
export interface PageLook extends Pick<BrandTheme, 'ground' | 'accent' | 'shape' | 'titles'> {
  readonly ink: string;
  readonly inkSecond: string;
  /** Boundary of a button. */
  readonly accentEdge: string;
  /** Words of an outlined button or a link. */
  readonly accentText: string;
  /** Words of a filled button. */
  readonly onAccent: string;
}

/** Figures of one company, counted when they are asked. */
export interface CompanyStats {
  readonly products: {
    readonly total: number;
    readonly published: number;
    readonly unpublishedChanges: number;
  };
  readonly users: { readonly total: number; readonly active: number; readonly pending: number };
  readonly assets: { readonly total: number; readonly bytes: number };
  readonly scans: { readonly total: number; readonly last30Days: number };
  readonly lastPublishedAt: string | null;
  readonly lastLoginAt: string | null;
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
  /** NAICS code; a sector of several numbers has its first, e.g. 31 for 31-33. */
  readonly industry: number | null;
  /** The industry in words; null when none was chosen. */
  readonly industryName: string | null;
  readonly url: string;
  readonly email: string;
  readonly telephone: string;
  readonly streetAddress: string;
  readonly streetAddress2: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2. */
  readonly state: string | null;
  readonly postcode: string | null;
  readonly status: CompanyStatus;
  /** Is the company's content on its pages? */
  readonly published: boolean;
  /** Where a PUT publishes the company's content (F244). */
  readonly publishUrl: string;
  readonly stats: CompanyStats;
  /** What its pages are written in, BCP 47. */
  readonly language: PageLanguage;
  /** IANA name, in whose calendar its days begin and end; `UTC` until it is known. */
  readonly timeZone: string;
  readonly theme: BrandTheme;
  /** Grows with every write; also the ETag. */
  readonly version: number;
  /** Must its Admins sign in with a code as well? */
  readonly requiresTwoStep: boolean;
  readonly can: { readonly edit: boolean };
}

/**
 * `PUT /api/companies/{id}`: an absent field keeps its value, null clears it (F231). Whether a value is good is
 * `rules/companyForm`; plan, flags, status and the platform's notes are no part of it.
 */
export const CompanyUpdateBody = v.object({
  companyName: v.optional(requiredName(120)),
  industry: v.optional(v.nullable(id)),
  url: v.optional(v.nullable(text(300))),
  email: v.optional(v.nullable(text(254))),
  telephone: v.optional(v.nullable(optionalName(40))),
  streetAddress: v.optional(v.nullable(optionalName(200))),
  streetAddress2: v.optional(v.nullable(optionalName(200))),
  city: v.optional(v.nullable(optionalName(100))),
  country: v.optional(v.nullable(optionalName(2))),
  state: v.optional(v.nullable(optionalName(6))),
  postcode: v.optional(v.nullable(optionalName(20))),
  language: v.optional(v.picklist(pageLanguages, 'Is not a language that pages can be in.')),
  timeZone: v.optional(zoneName),
  logoFile: v.optional(v.nullable(FileRefInput)),
  requiresTwoStep: v.optional(v.boolean('Must be true or false.')),
});
export type CompanyUpdateBody = v.InferInput<typeof CompanyUpdateBody>;

/** One entry of the industries (F236, D46). */
export interface Industry {
  readonly id: number;
  readonly name: string;
  /** As NAICS writes it, e.g. `31-33`. */
  readonly code: string;
}

/** `GET /api/industries?search=`: the twenty sectors, or matches at any depth, sectors first. */
export const IndustryQuery = v.object({ search: v.optional(text(100), '') });
export interface IndustriesAnswer {
  readonly industries: readonly Industry[];
}

/** `GET /api/countries`: US first, then by name (F059); and `GET /api/countries/{code}/states` (D48). */
export interface Place {
  /** ISO 3166-1 alpha-2, or ISO 3166-2 for a state. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}
export interface CountriesAnswer {
  readonly countries: readonly (Place & { readonly hasStates: boolean })[];
}
export interface StatesAnswer {
  readonly states: readonly Place[];
}
