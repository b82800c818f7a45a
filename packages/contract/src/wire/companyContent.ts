/** The company's content on the pages of all its products (D40). */
import * as v from 'valibot';
import type { FileChange } from './changes.ts';
import { SectionInstanceInput, ctaIds } from './content.ts';
import type { ProductFile } from './file.ts';
import type { DraftLink } from './link.ts';
import type { SectionInstance } from './section.ts';

/** The two parts of a company's content, each with its own screen. */
export const companyParts = ['signature', 'premium'] as const;
export type CompanyPart = (typeof companyParts)[number];

/** A draft and its published version have the same shape. */
export interface CompanyContent {
  readonly schemaVersion: 1;
  /** The brand's story, in every plan; in page order. */
  readonly signature: readonly SectionInstance[];
  /** Sections of the premium category, after the signature; in page order. */
  readonly premium: readonly SectionInstance[];
  readonly ctas: readonly number[];
}

const sections = v.optional(
  v.pipe(
    v.array(SectionInstanceInput, 'Must be a list.'),
    v.maxLength(50, 'Must be at most 50 sections.'),
  ),
);

/** `PUT /api/companies/{id}/content`: an absent part keeps its value. */
export const CompanyContentBody = v.object({
  unpublishedContent: v.object(
    { signature: sections, premium: sections, ctas: v.optional(ctaIds) },
    'Must be an object.',
  ),
});
export type CompanyContentBody = v.InferInput<typeof CompanyContentBody>;

/** What the person who asks may do with it. */
export interface CompanyContentCan {
  readonly edit: boolean;
  /** Why editing and publishing are closed; null when they are open. */
  readonly locked: string | null;
  readonly editPremium: boolean;
  /** Why the premium part is closed; null when it is open. */
  readonly premiumLocked: string | null;
  /** Whether this installation asks the addresses of links. */
  readonly checkLinks: boolean;
}

/** `GET`, `PUT` of a company's content and `PUT publishUrl`. */
export interface CompanyContentAnswer {
  readonly companyId: number;
  readonly published: boolean;
  /** ISO 8601. */
  readonly publishDate: string | null;
  /** ISO 8601; null while nothing was ever saved. */
  readonly contentSavedDate: string | null;
  readonly unpublishedContent: CompanyContent;
  readonly publishedContent: CompanyContent | null;
  /** Where to PUT to publish: `/api/companies/1/publish`. */
  readonly publishUrl: string;
  /** Would publishing change what pages show? */
  readonly hasUnpublishedChanges: boolean;
  /** Grows with every write; also the ETag. */
  readonly version: number;
  /** Every file the draft refers to. */
  readonly files: readonly ProductFile[];
  /** Files that pages show as they were when the content was published. */
  readonly fileChanges: readonly FileChange[];
  /** What was found of the addresses in the draft, as far as they were checked. */
  readonly links: readonly DraftLink[];
  readonly can: CompanyContentCan;
}
