/** What the server hands over to have a page drawn; nothing here is HTML. */
import type { BrandTheme } from '@hangtag/contract/wire/company';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ContentSection, FileType, SectionInstance } from '@hangtag/contract/wire/section';

/** One size of a picture. */
export interface Rendition {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly url: string;
}

/** A file the page refers to. */
export interface PageMedia {
  readonly type: FileType;
  /** The file itself: what a film plays and a document link opens. */
  readonly url: string;
  /** Sizes of a picture, or stills of a film; empty for documents. */
  readonly renditions: readonly Rendition[];
  /** The picture as a JPEG, which everything that shows a shared link can read. @default none */
  readonly shared?: Rendition;
  /** Its description; null or empty for decoration. */
  readonly alt: string | null;
  /** Null while unknown. */
  readonly bytes: number | null;
  /** Name for people. */
  readonly name: string;
  /** Words under it. @default none */
  readonly caption?: string | null;
  /** Where it is cropped around, from 0 to 1. @default the middle */
  readonly focal?: { readonly x: number; readonly y: number };
  /** Classes of the page's own style that dress it: the focal point's, then the product's asset's. @default none */
  readonly look?: string;
  /** Is it loaded eagerly? A preview's addresses work for ten minutes only. @default false */
  readonly isEager?: boolean;
}

/** The brand whose page it is: its name, colours and logo. */
export interface PageBrand {
  readonly name: string;
  readonly theme: BrandTheme;
  /** Drawn in place of the name where it is clearly wider than high, else beside it. */
  readonly logo: Rendition | null;
  /** The brand's own website; empty when it has none. */
  readonly url: string;
  /** Postal address in lines, without the name. */
  readonly address: readonly string[];
  /** Where questions go; empty when there is none. @default '' */
  readonly email?: string;
  /** As people write it. @default '' */
  readonly telephone?: string;
}

/** Something the reader may do, drawn as a button in the brand's shape. */
export interface PageAction {
  readonly label: string;
  /** What the link opens: a path of this server that counts and redirects, or the address itself. */
  readonly href: string;
  /** The site or address that the reader ends up at, as text; the link itself may hide it. */
  readonly host: string;
  readonly style: 'primary' | 'secondary' | 'link';
}

/** An association whose badge the company carries. */
export interface PageBadge {
  readonly name: string;
  /** Refused unless http, https, mailto or tel; empty when there is none. */
  readonly url: string;
  readonly logo: Rendition | null;
  /** Number of the certificate; null when there is none. */
  readonly certificate: string | null;
}

/** A report of the company, stored here as a PDF or at an address elsewhere. */
export interface PageReport {
  readonly title: string;
  readonly year: number;
  /** Refused unless http, https, mailto or tel, or a path of this server. */
  readonly url: string;
  /** Is it a PDF of this server? */
  readonly isFile: boolean;
  /** Of the PDF; null while unknown. */
  readonly bytes: number | null;
}

/** The company's content below every product. */
export interface PageCompany {
  /** The signature's sections, then the premium ones. */
  readonly sections: readonly SectionInstance[];
  readonly badges: readonly PageBadge[];
  readonly reports: readonly PageReport[];
}

/** A recall as a page shows it. */
export interface RecallOnPage {
  readonly id: number;
  /** Null for the whole product. */
  readonly lot: string | null;
  readonly message: string;
  /** Refused unless http or https; empty when there is none. */
  readonly url: string;
  /** As people write it; empty when there is none. */
  readonly telephone: string;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** What stands first on a page while something is recalled. */
export interface PageRecall {
  /** What concerns whoever scanned: the whole product, and the lot of the scanned code. */
  readonly notices: readonly RecallOnPage[];
  /** The lots to compare with, where the scanned code names none. */
  readonly lots: readonly RecallOnPage[];
  /** Absolute address of the notice. */
  readonly url: string;
}

/** The one item whose code was scanned. */
export type PageItem =
  | {
      readonly kind: 'known';
      readonly serial: string;
      /** Null where nobody named one. */
      readonly lot: string | null;
      /** What the brand says of it; empty where it says nothing. */
      readonly note: string;
      /** Did the brand take its number out of use? */
      readonly isVoid: boolean;
      /** YYYY-MM-DD on which it was first opened; null on that day and before. */
      readonly firstDay: string | null;
    }
  /** The brand issued no such serial, and issues all of them here. */
  | { readonly kind: 'unknown'; readonly serial: string };

/** A published product as its page needs it. */
export interface PublicPage {
  readonly brand: PageBrand;
  readonly content: ProductContent;
  /** Definitions of the sections in `content` and `company`; a section without one is not drawn. */
  readonly definitions: readonly ContentSection[];
  /** Every file these sections refer to, by `filesId`. */
  readonly media: Readonly<Record<number, PageMedia>>;
  /** @default nothing */
  readonly company?: PageCompany;
  /** @default none */
  readonly actions?: readonly PageAction[];
  readonly gtin14: string | null;
  /** Absolute address of this page. */
  readonly canonicalUrl: string;
  readonly digitalLinkUrl: string | null;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 8601 time of publishing; null leaves the date out. */
  readonly updatedAt: string | null;
  /** Is it no longer offered? Its page then has no section of it. @default false */
  readonly isArchived?: boolean;
  /** @default nothing is recalled */
  readonly recall?: PageRecall | undefined;
  /** @default the code names no item */
  readonly item?: PageItem;
  /** The lot that the data for machines is asked for. @default the whole product */
  readonly lot?: string;
  /** Present on a draft that is looked at before it is published. */
  readonly preview?: PreviewOfPage;
}

/** The notice of a preview. */
export interface PreviewOfPage {
  /** ISO 8601 time until which its address works. */
  readonly until: string;
  /** Present on an archived product: has it an end-of-life page or none? */
  readonly archived?: 'endOfLife' | 'noPage';
}

/** One line of an e-label's self-test. */
export interface SelfTestCheck {
  readonly name: string;
  /** Null for a line that only says what is so. */
  readonly isPassed: boolean | null;
  /** What was found, as a sentence or a list. */
  readonly finding: string;
}

/** An e-label's self-test. */
export interface SelfTest {
  /** Without the address of its website. */
  readonly brand: PageBrand;
  /** Name of the product. */
  readonly product: string;
  /** Of the page that was tested. */
  readonly address: string;
  readonly checks: readonly SelfTestCheck[];
}

/** A drawn document and what its Content-Security-Policy must allow. */
export interface RenderedPage {
  readonly html: string;
  /** Source expressions for `style-src`, one per inlined style: `'sha256-...'` with its quotes. */
  readonly styleHashes: readonly string[];
}
