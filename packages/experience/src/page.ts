/** What the server hands over to have a page drawn; nothing here is HTML. */
import type { BrandTheme } from '@hangtag/contract/wire/company';
import type { ProductContent } from '@hangtag/contract/wire/product';
import type { ContentSection, FileType } from '@hangtag/contract/wire/section';

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
  /** What it shows, in words; null or empty for decoration. */
  readonly alt: string | null;
  /** Null while unknown. */
  readonly bytes: number | null;
  /** Name for people. */
  readonly name: string;
}

/** Who speaks on the page. */
export interface PageBrand {
  readonly name: string;
  readonly theme: BrandTheme;
  /** Drawn in place of the name where it is clearly wider than high. */
  readonly logo: Rendition | null;
  /** The brand's own website; empty when it has none. */
  readonly url: string;
  /** Postal address in lines, without the name. */
  readonly address: readonly string[];
}

/** Something the reader may do, drawn as a button in the brand's shape. */
export interface PageAction {
  readonly label: string;
  /** Refused unless http, https, mailto or tel. */
  readonly target: string;
  readonly style: 'primary' | 'secondary';
}

/** A published product as its page needs it. */
export interface PublicPage {
  readonly brand: PageBrand;
  readonly content: ProductContent;
  /** Definitions of the sections in `content`; a section without one is not drawn. */
  readonly definitions: readonly ContentSection[];
  /** Every file the content refers to, by `filesId`. */
  readonly media: Readonly<Record<number, PageMedia>>;
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
}

/** A drawn document and what its Content-Security-Policy must allow. */
export interface RenderedPage {
  readonly html: string;
  /** Source expressions for `style-src`, one per inlined style: `'sha256-...'` with its quotes. */
  readonly styleHashes: readonly string[];
}
