/** Products, their drafts and their published pages (F241-F244, F165-F168, D34-D38). */
import * as v from 'valibot';
import { FileRefInput, type FileRef, id, requiredText, text } from './fields.ts';
import { type Paginator, pageQuery } from './page.ts';
import type { FileType, SectionInstance } from './section.ts';

export const productStatuses = ['active', 'inactive', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Filters of the product list; the first is the default (F043, D52). */
export const productOrders = ['Alphabetic', 'Recently edited', 'Recently published'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** Name of a product nobody has named yet (F168). */
export const PLACEHOLDER_NAME = 'Product name';

/** A picture or film at the head of the page. */
export interface HeaderMedia {
  readonly id: number;
  readonly type: 'image' | 'movie';
  readonly filesId: number | null;
  readonly embedUrl: string | null;
  readonly alt: string | null;
  readonly decorative: boolean;
  readonly posterFilesId: number | null;
}

/** The facts of the summary tab, frozen into a page when it is published. */
export interface ProductSummary {
  readonly name: string;
  readonly model: string;
  readonly upcCode: string | null;
  readonly appLogoFilesId: number | null;
}

/** Everything a public page shows; the draft and the published page have the same shape. */
export interface ProductContent {
  readonly schemaVersion: 1;
  readonly title: string;
  readonly headers: readonly HeaderMedia[];
  /** In page order. */
  readonly sections: readonly SectionInstance[];
  readonly ctas: readonly number[];
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly summary: ProductSummary;
}

/** How an asset sits in its frame: named choices only, never a stylesheet (X12). */
export interface AssetCss {
  readonly fit?: 'cover' | 'contain';
  readonly focal?: { readonly x: number; readonly y: number };
  readonly ratio?: '16x9' | '1x1' | '4x3' | 'auto';
  readonly align?: 'left' | 'center' | 'right';
  readonly background?: string;
}

export interface ProductAsset {
  readonly assetId: number;
  readonly name: string;
  readonly status: 'active' | 'inactive';
  readonly css: AssetCss;
  readonly media:
    | { readonly filesId: number; readonly fileUrl?: string; readonly type: FileType }
    | { readonly embedUrl: string };
  readonly thumb: FileRef | null;
  readonly caption: string | null;
  readonly alt: string | null;
}

export interface Product {
  readonly productId: number;
  readonly companyId: number;
  readonly model: string;
  readonly name: string;
  readonly title: string;
  /** As typed; `gtin14` is the same number in 14 digits. */
  readonly upcCode: string | null;
  readonly gtin14: string | null;
  readonly status: ProductStatus;
  readonly appLogoFile: FileRef | null;
  readonly imageFile: FileRef | null;
  readonly mp4File: FileRef | null;
  readonly webmFile: FileRef | null;
  readonly currentHeaderId: number | null;
  readonly ctas: readonly number[];
  readonly assets: readonly ProductAsset[];
  readonly published: boolean;
  readonly publishDate: string | null;
  readonly contentSavedDate: string | null;
  readonly unpublishedContent: ProductContent;
  readonly publishedContent: ProductContent | null;
  /** Where to PUT to publish: `/api/companies/1/products/5/publish`. */
  readonly publishUrl: string;
  /** The page's short address, made with the product and never reused. */
  readonly publicUrl: string;
  /** The page's GS1 Digital Link, once a GTIN is published. */
  readonly digitalLinkUrl: string | null;
  readonly hasUnpublishedChanges: boolean;
  /** Grows with every write; also the ETag. */
  readonly version: number;
  /** Small picture for lists. */
  readonly previewUrl: string | null;
  /** Every file the draft refers to, so that an editor can draw it without asking again. */
  readonly files: readonly ProductFile[];
}

/** A file as a product's editor needs it. */
export interface ProductFile {
  readonly filesId: number;
  readonly type: FileType;
  readonly fileUrl: string;
  readonly previewUrl: string | null;
  readonly name: string;
  readonly fileName: string;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A product as a list shows it: the same names, without the contents. */
export type ProductRow = Omit<
  Product,
  'unpublishedContent' | 'publishedContent' | 'assets' | 'files'
> & {
  /** How many changes the draft holds against the published page. */
  readonly changeCount: number;
};

const uuid = v.pipe(v.string('Must be text.'), v.uuid('Must be a UUID.'));
const cell = v.pipe(v.string('Must be text.'), v.maxLength(500, 'Must be at most 500 characters.'));

/** The form of a section's values; whether they fit the definition is `rules/sectionValues`. */
const sectionValue = v.union(
  [
    v.null(),
    v.number(),
    text(20_000),
    v.pipe(v.array(id), v.maxLength(100)),
    v.pipe(v.array(cell), v.maxLength(200)),
    v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(12))), v.maxLength(200)),
  ],
  'Has a value that no field can hold.',
);

const SectionInstanceInput = v.object({
  id: uuid,
  contentSectionId: id,
  title: text(120),
  values: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,39}$/)), sectionValue),
  assets: v.optional(v.pipe(v.array(id), v.maxLength(100)), []),
  visible: v.optional(v.boolean(), true),
});

const HeaderMediaInput = v.object({
  id,
  type: v.picklist(['image', 'movie'], 'Must be image or movie.'),
  filesId: v.nullable(id),
  embedUrl: v.optional(v.nullable(v.pipe(v.string(), v.url(), v.maxLength(2000))), null),
  alt: v.optional(v.nullable(text(500)), null),
  decorative: v.optional(v.boolean(), false),
  posterFilesId: v.optional(v.nullable(id), null),
});

/** The draft as a client sends it; the summary travels in the product's own fields. */
export const ProductContentInput = v.object({
  title: text(120),
  headers: v.pipe(v.array(HeaderMediaInput), v.maxLength(20, 'Must be at most 20 headers.')),
  sections: v.pipe(
    v.array(SectionInstanceInput),
    v.maxLength(1000, 'Must be at most 1000 sections.'),
  ),
  ctas: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
});
export type ProductContentInput = v.InferInput<typeof ProductContentInput>;

/** `POST /api/companies/{companyId}/products`: the placeholder shape (F168). */
export const ProductCreateBody = v.object({
  model: v.optional(text(80), ''),
  name: v.optional(requiredText(120), PLACEHOLDER_NAME),
  status: v.optional(v.picklist(['active'], 'A new product is active.'), 'active'),
  imageFile: v.optional(v.nullable(FileRefInput)),
  appLogoFile: v.optional(v.nullable(FileRefInput)),
});
export type ProductCreateBody = v.InferInput<typeof ProductCreateBody>;

/** `PUT /api/companies/{companyId}/products/{productId}`: an absent field keeps its value, null clears it. */
export const ProductUpdateBody = v.object({
  name: v.optional(requiredText(120)),
  model: v.optional(v.nullable(text(80))),
  title: v.optional(v.nullable(text(120))),
  upcCode: v.optional(v.nullable(text(40))),
  imageFile: v.optional(v.nullable(FileRefInput)),
  appLogoFile: v.optional(v.nullable(FileRefInput)),
  unpublishedContent: v.optional(ProductContentInput),
});
export type ProductUpdateBody = v.InferInput<typeof ProductUpdateBody>;

/** `PUT publishUrl`: `{}` publishes now (D34). */
export const PublishBody = v.object({
  action: v.optional(
    v.picklist(['publish', 'unpublish'], 'Must be publish or unpublish.'),
    'publish',
  ),
});
export type PublishBody = v.InferInput<typeof PublishBody>;

/** `GET /api/companies/{companyId}/products`. */
export const ProductListQuery = v.object({
  ...pageQuery({ max: 100, default: 24 }),
  sort: v.optional(v.picklist(productOrders, 'Is not a known order.'), 'Alphabetic'),
  /** What a page's state is; absent means every product that is not archived. */
  state: v.optional(v.picklist(['published', 'changed', 'draft'], 'Is not a known state.')),
});
export type ProductListQuery = v.InferInput<typeof ProductListQuery>;

export interface ProductsAnswer {
  readonly products: Paginator<ProductRow>;
  /** All products of the company that are not archived, whatever the search. */
  readonly productCount: number;
  readonly usage: { readonly used: number; readonly limit: number };
  readonly can: {
    /** May this person create one more now? */
    readonly create: boolean;
    /** Why not, as a sentence with its way out; null when they may. */
    readonly createLocked: string | null;
  };
}

export interface ProductAnswerCan {
  readonly edit: boolean;
  readonly publish: boolean;
  /** Why editing or publishing is closed; null when it is open. */
  readonly locked: string | null;
}

/** `GET`, `PUT` of one product and `PUT publishUrl`. */
export type ProductAnswer = Product & {
  readonly can: ProductAnswerCan;
  /** How many sections this page may hold; 1000 reads as unlimited. */
  readonly sectionLimit: number;
};
