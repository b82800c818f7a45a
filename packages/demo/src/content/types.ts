/**
 * Demo content as plain data. Companies, people and files carry stable keys instead of ids; the
 * seeding runner resolves them and writes everything through the server's own rules.
 */
import type { ReportKind } from '@hangtag/contract/wire/annualReport';
import type { BrandTheme, Company } from '@hangtag/contract/wire/company';
import type { PlanName } from '@hangtag/contract/wire/plan';
import type { ProductStatus } from '@hangtag/contract/wire/product';
import type { FileType } from '@hangtag/contract/wire/section';
import type { Avatar, Role, UserStatus } from '@hangtag/contract/wire/user';

/** The demo companies; `hangtag` becomes company 1. */
export type CompanyKey =
  | 'hangtag'
  | 'merrow'
  | 'alder'
  | 'lund'
  | 'quillwork'
  | 'northmoor'
  | 'saltmarsh';

/** A subscription as the demo starts with it. */
export interface DemoSubscription {
  readonly plan: PlanName;
  readonly interval: 'month' | 'year';
  readonly additionalProducts: number;
  /** Was its last renewal declined? @default false */
  readonly isUnpaid?: boolean;
}

export interface DemoCompany extends Pick<
  Company,
  | 'companyName'
  | 'demo'
  | 'unlimitedProducts'
  | 'unlimitedSections'
  | 'industry'
  | 'url'
  | 'email'
  | 'telephone'
  | 'streetAddress'
  | 'streetAddress2'
  | 'city'
  | 'country'
  | 'state'
  | 'postcode'
  | 'timeZone'
  | 'status'
  | 'type'
> {
  readonly key: CompanyKey;
  /** Null for the demo and the free company. */
  readonly subscription: DemoSubscription | null;
  readonly theme: BrandTheme;
  /** Key of the picture file that is the logo. */
  readonly logo: string | null;
}

export interface DemoUser {
  readonly company: CompanyKey;
  /** Null only while the invitation is pending. */
  readonly name: string | null;
  readonly email: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly avatar: Avatar;
  readonly phone: string | null;
  /** Days before the day of seeding; null before the first sign-in. */
  readonly lastLoginDaysAgo: number | null;
}

export interface DemoFile {
  /** Unique over all demo files. */
  readonly key: string;
  readonly company: CompanyKey;
  /** File name inside `seeding/pictures/`; several entries may share one. */
  readonly picture: string;
  readonly type: Extract<FileType, 'image' | 'pdf'>;
  /** Name as it was uploaded. */
  readonly fileName: string;
  /** Name as people see it. */
  readonly name: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly decorative: boolean;
  readonly status: 'active' | 'inactive';
  readonly tags: readonly string[];
  /** Days before the day of seeding. */
  readonly uploadedDaysAgo: number;
}

/** A reference inside a section's values to one demo file. */
export interface DemoFileRef {
  readonly file: string;
}

/** A reference inside a section's values to several demo files. */
export interface DemoFileRefs {
  readonly files: readonly string[];
}

export type DemoValue =
  | string
  | number
  | readonly string[]
  | readonly (readonly string[])[]
  | DemoFileRef
  | DemoFileRefs;

export interface DemoSection {
  /** Names the section within its product; the same key in draft and page is the same section. */
  readonly key: string;
  /** Slug of the definition in the starter catalogue. */
  readonly slug: string;
  readonly title: string;
  readonly values: Readonly<Record<string, DemoValue>>;
}

/** What a page shows below the summary. */
export interface DemoPage {
  readonly title: string;
  /** The picture at the head of the page, by file key; with `film` it stands before a film elsewhere. */
  readonly header: {
    readonly file: string;
    readonly alt: string;
    /** Address of the film. */
    readonly film?: string;
  } | null;
  readonly sections: readonly DemoSection[];
}

export interface DemoProduct {
  readonly key: string;
  readonly company: CompanyKey;
  readonly name: string;
  readonly model: string;
  /** GTIN-13 from GS1's demonstration range (prefix 952). */
  readonly upcCode: string | null;
  /** File key of the square picture for lists; null means the placeholder picture. */
  readonly image: string | null;
  /** File key of the app logo; null means the placeholder picture. */
  readonly appLogo: string | null;
  readonly draft: DemoPage;
  /** Null while nothing is published; the very same object as `draft` when nothing changed. */
  readonly published: DemoPage | null;
  /** Days before the day of seeding; null while nothing is published. */
  readonly publishedDaysAgo: number | null;
  /** Days before the day of seeding on which an earlier page of it was published. @default only one was */
  readonly firstPublishedDaysAgo?: number;
  /** Scans on a usual weekday. @default one to seven */
  readonly scansADay?: number;
  readonly savedDaysAgo: number;
  /** The status after seeding. @default 'active' */
  readonly status?: Exclude<ProductStatus, 'active'>;
}

/** A company's content below all its products, with its reports and badges. */
export interface DemoCompanyContent {
  readonly company: CompanyKey;
  readonly signature: readonly DemoSection[];
  /** Empty where the plan has none. */
  readonly premium: readonly DemoSection[];
  /** Days before the day of seeding. */
  readonly publishedDaysAgo: number;
  readonly reports: readonly {
    readonly year: number;
    readonly kind: ReportKind;
    readonly title: string;
    /** Key of the PDF; null for a report at an address. */
    readonly file: string | null;
    readonly url: string | null;
  }[];
  readonly badges: readonly {
    /** Name of the association; the demo's platform offers those that are named. */
    readonly association: string;
    readonly certificateNumber: string | null;
    /** `YYYY-MM-DD`. */
    readonly validFrom: string | null;
    /** `YYYY-MM-DD`. */
    readonly validTo: string | null;
  }[];
}
