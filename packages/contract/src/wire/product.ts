/** Products, their drafts and their published pages (F241-F244, F165-F168, D34-D38). */
import * as v from 'valibot';
import type { FileChange } from './changes.ts';
import { FileRefInput, id, optionalName, requiredName, type FileRef } from './fields.ts';
import { type Paginator, pageQuery } from './pagination.ts';
import {
  type ProductAsset,
  type ProductContent,
  ProductContentInput,
  type ProductSummary,
} from './content.ts';
import type { ProductFile } from './file.ts';
import type { DraftLink } from './link.ts';
import { PassportInput } from './passport.ts';

export const productStatuses = ['active', 'inactive', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Filters of the product list; the first is the default (F043, D52). */
export const productOrders = ['Alphabetic', 'Recently edited', 'Recently published'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** The name of a new product (F168). */
export const PLACEHOLDER_NAME = 'Product name';

/** A product with its draft and its page; the fields of its summary are beside its own. */
export interface Product extends Omit<ProductSummary, 'appLogoFilesId'> {
  readonly productId: number;
  readonly companyId: number;
  readonly title: string;
  /** The number that `upcCode` was typed as, in 14 digits. */
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
  /** True until the first edit: a placeholder is parked first, and a new product takes its place (F168). */
  readonly isPlaceholder: boolean;
  /** Grows with every write; also the ETag. */
  readonly version: number;
  /** Small picture for lists. */
  readonly previewUrl: string | null;
  /** Every file the draft refers to, so that an editor can draw it without asking again. */
  readonly files: readonly ProductFile[];
  /** Files that its page shows as they were when it was published. */
  readonly fileChanges: readonly FileChange[];
}

/** A product as a list shows it: the same names, without the contents. */
export type ProductRow = Omit<
  Product,
  'unpublishedContent' | 'publishedContent' | 'assets' | 'files' | 'fileChanges' | 'passport'
> & {
  /** How many changes the draft holds against the published page. */
  readonly changeCount: number;
};

/** `POST /api/companies/{companyId}/products`: the placeholder shape (F168). */
export const ProductCreateBody = v.object({
  model: v.optional(optionalName(80), ''),
  name: v.optional(requiredName(120), PLACEHOLDER_NAME),
  status: v.optional(v.picklist(['active'], 'A new product is active.'), 'active'),
  imageFile: v.optional(v.nullable(FileRefInput)),
  appLogoFile: v.optional(v.nullable(FileRefInput)),
});
export type ProductCreateBody = v.InferInput<typeof ProductCreateBody>;

/** A write may change every fact of the summary. */
const summaryInput = {
  name: v.optional(requiredName(120)),
  model: v.optional(v.nullable(optionalName(80))),
  upcCode: v.optional(v.nullable(optionalName(40))),
  /** Whether there is such a country is the server's question. */
  countryOfOrigin: v.optional(
    v.nullable(v.pipe(v.string('Must be text.'), v.regex(/^[A-Z]{2}$/, 'Is not a country.'))),
  ),
  passport: v.optional(v.nullable(PassportInput)),
  appLogoFile: v.optional(v.nullable(FileRefInput)),
} satisfies Record<
  Exclude<keyof ProductSummary, 'appLogoFilesId'> | 'appLogoFile',
  v.GenericSchema
>;

/** `PUT /api/companies/{companyId}/products/{productId}`: an absent field keeps its value, null clears it. */
export const ProductUpdateBody = v.object({
  ...summaryInput,
  title: v.optional(v.nullable(optionalName(120))),
  imageFile: v.optional(v.nullable(FileRefInput)),
  /** The video of the current header as MP4; null removes it. */
  mp4File: v.optional(v.nullable(FileRefInput)),
  /** The video of the current header as WebM; null removes it. */
  webmFile: v.optional(v.nullable(FileRefInput)),
  /** Which header the page shows; must be one of the draft's. */
  currentHeaderId: v.optional(v.nullable(id)),
  /** Active again, parked or archived (D36); becoming active needs room in the plan. */
  status: v.optional(v.picklist(productStatuses, 'Must be active, inactive or archived.')),
  unpublishedContent: v.optional(ProductContentInput),
});
export type ProductUpdateBody = v.InferInput<typeof ProductUpdateBody>;
/** The same as it was parsed. */
export type ProductUpdate = v.InferOutput<typeof ProductUpdateBody>;

/** Most products one call creates. */
export const BULK_MAX = 100;

/** `POST …/products/bulk`: several placeholder products in one step, all or none (D33). */
export const ProductBulkBody = v.object({
  count: v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(1, 'Must be at least 1.'),
    v.maxValue(BULK_MAX, `Must be at most ${BULK_MAX}.`),
  ),
});
export type ProductBulkBody = v.InferInput<typeof ProductBulkBody>;

/** Answer to a bulk creation. */
export interface ProductBulkAnswer {
  readonly created: number;
  readonly products: readonly ProductRow[];
}

/** `POST …/products/copy`: the copy is a draft under another model number (F243, D37). */
export const ProductCopyBody = v.object({
  productId: id,
  modelNumber: v.optional(optionalName(80), ''),
});
export type ProductCopyBody = v.InferInput<typeof ProductCopyBody>;

/** `PUT publishUrl`: `{}` publishes now (D34), so that whatever else is asked for is refused. */
export const PublishBody = v.strictObject({
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
  /** What a product's state is; absent means every product that is not archived. */
  state: v.optional(
    v.picklist(['published', 'changed', 'draft', 'parked', 'archived'], 'Is not a known state.'),
  ),
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
    /** How many products one `bulk` call may create now; 0 when none. */
    readonly createMany: number;
  };
  /** All archived products, whatever the search. */
  readonly archivedCount: number;
}

export interface ProductAnswerCan {
  readonly edit: boolean;
  readonly publish: boolean;
  /** Why editing or publishing is closed; null when it is open. */
  readonly locked: string | null;
  /** May this person park, archive and restore it? */
  readonly changeStatus: boolean;
  /** Why an archived or parked product cannot become active now; null when it can, or is. */
  readonly restoreLocked: string | null;
  /** Whether this installation asks the addresses of links. */
  readonly checkLinks: boolean;
}

/** `GET`, `PUT` of one product and `PUT publishUrl`. */
export type ProductAnswer = Product & {
  readonly can: ProductAnswerCan;
  /** How many sections this page may hold; 1000 reads as unlimited. */
  readonly sectionLimit: number;
  /** What was found of the addresses in the draft, as far as they were checked. */
  readonly links: readonly DraftLink[];
};

/** Answer to `PUT …/updateAsset`: the current product and the stored asset (F245). */
export type AssetWriteAnswer = ProductAnswer & { readonly asset: ProductAsset };
