/** What a product's page is made of; a draft and its published page have the same shape (F165-F167, F176). */
import * as v from 'valibot';
import { CTAS_PER_PAGE } from './cta.ts';
import { FileRefInput, id, requiredName, text, type FileRef } from './fields.ts';
import type { Passport } from './passport.ts';
import type { FileType, SectionInstance } from './section.ts';

/** A picture or film at the head of the page. */
export interface HeaderMedia {
  readonly id: number;
  readonly type: 'image' | 'movie';
  /** Null for an embedded film. */
  readonly filesId: number | null;
  /** Address of a film at a host of `rules/embeds`, as that rule spells it; null for a file. */
  readonly embedUrl: string | null;
  readonly alt: string | null;
  readonly decorative: boolean;
  /** Picture shown before a film plays. */
  readonly posterFilesId: number | null;
}

/** The facts of the summary tab, frozen into a page when it is published. */
export interface ProductSummary {
  readonly name: string;
  readonly model: string;
  readonly upcCode: string | null;
  /** ISO 3166-1 alpha-2, e.g. `PT`; null when unknown. */
  readonly countryOfOrigin: string | null;
  /** What a product passport may ask for; only its public part leaves for the page. */
  readonly passport: Passport;
  readonly appLogoFilesId: number | null;
}

/** How an asset sits in its frame: named choices only, never a stylesheet (X12). */
export interface AssetCss {
  readonly fit?: 'cover' | 'contain';
  /** The point that stays in sight when the frame cuts, from 0 (start, top) to 1 (end, bottom). */
  readonly focal?: { readonly x: number; readonly y: number };
  readonly ratio?: '16x9' | '1x1' | '4x3' | 'auto';
  readonly align?: 'left' | 'center' | 'right';
  /** `#rrggbb`. */
  readonly background?: string;
}

/** How one product presents a file or an embedded film, wherever its page shows it (F176, F245). */
export interface ProductAsset {
  readonly assetId: number;
  readonly name: string;
  /** Only active assets change how the page looks. */
  readonly status: 'active' | 'inactive';
  readonly css: AssetCss;
  readonly media:
    | { readonly filesId: number; readonly fileUrl?: string; readonly type: FileType }
    | { readonly embedUrl: string };
  readonly thumb: FileRef | null;
  readonly caption: string | null;
  readonly alt: string | null;
}

/** Everything a public page shows. */
export interface ProductContent {
  readonly schemaVersion: 1;
  readonly title: string;
  readonly headers: readonly HeaderMedia[];
  /** Id of the header the page shows; null or unknown means the first. */
  readonly currentHeaderId: number | null;
  /** In page order. */
  readonly sections: readonly SectionInstance[];
  readonly ctas: readonly number[];
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly summary: ProductSummary;
  /** Without addresses; inactive ones change nothing. */
  readonly assets: readonly ProductAsset[];
}

/** The most header media of a product. */
export const HEADERS_PER_PAGE = 20;
/** The most files in one field of a section. */
export const FILES_PER_FIELD = 100;

const uuid = v.pipe(v.string('Must be text.'), v.uuid('Must be a UUID.'));
const cell = v.pipe(v.string('Must be text.'), v.maxLength(500, 'Must be at most 500 characters.'));

/** The form of a section's values; whether they fit the definition is `rules/sectionValues`. */
const sectionValue = v.union(
  [
    v.null(),
    v.number(),
    text(20_000),
    v.pipe(v.array(id), v.maxLength(FILES_PER_FIELD)),
    v.pipe(v.array(cell), v.maxLength(200)),
    v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(12))), v.maxLength(200)),
  ],
  'Has a value that no field can hold.',
);

/** A section of a draft as a client sends it. */
export const SectionInstanceInput = v.object({
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
  /** Whether films of this host may be shown is `rules/embeds`. */
  embedUrl: v.optional(v.nullable(text(2000)), null),
  alt: v.optional(v.nullable(text(500)), null),
  decorative: v.optional(v.boolean(), false),
  posterFilesId: v.optional(v.nullable(id), null),
});

/** Calls to action in page order. */
export const ctaIds = v.pipe(
  v.array(id, 'Must be a list.'),
  v.maxLength(CTAS_PER_PAGE, `A page shows at most ${CTAS_PER_PAGE} calls to action of its own.`),
);

/** The draft as a client sends it; the summary travels in the product's own fields, assets by `updateAsset`. */
export const ProductContentInput = v.object({
  title: text(120),
  headers: v.pipe(
    v.array(HeaderMediaInput),
    v.maxLength(HEADERS_PER_PAGE, `Must be at most ${HEADERS_PER_PAGE} headers.`),
  ),
  /** Absent means unchanged. */
  currentHeaderId: v.optional(v.nullable(id)),
  sections: v.pipe(
    v.array(SectionInstanceInput),
    v.maxLength(1000, 'Must be at most 1000 sections.'),
  ),
  /** Absent means unchanged. */
  ctas: v.optional(ctaIds),
});
export type ProductContentInput = v.InferInput<typeof ProductContentInput>;

const share = v.pipe(
  v.number('Must be a number from 0 to 1.'),
  v.minValue(0, 'Must be a number from 0 to 1.'),
  v.maxValue(1, 'Must be a number from 0 to 1.'),
);

/** Strict, because an unknown key could carry a stylesheet (X12). */
const AssetCssInput = v.strictObject(
  {
    fit: v.optional(v.picklist(['cover', 'contain'], 'Must be cover or contain.')),
    focal: v.optional(v.strictObject({ x: share, y: share })),
    ratio: v.optional(v.picklist(['16x9', '1x1', '4x3', 'auto'], 'Is not a known ratio.')),
    align: v.optional(v.picklist(['left', 'center', 'right'], 'Must be left, center or right.')),
    background: v.optional(
      v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Must be a colour like #1f4d3d.')),
    ),
  },
  'Holds something that is not a known choice.',
);

/** `PUT …/products/{productId}/updateAsset`: without `assetId` a new asset, else that one changed (F245). */
export const AssetBody = v.object({
  assetId: v.optional(id),
  name: v.optional(requiredName(255)),
  status: v.optional(v.picklist(['active', 'inactive'], 'Must be active or inactive.')),
  css: v.optional(AssetCssInput),
  media: v.optional(
    v.union(
      [v.object({ filesId: id }), v.object({ embedUrl: text(2000) })],
      'Must name a file or an address.',
    ),
  ),
  thumb: v.optional(v.nullable(FileRefInput)),
  caption: v.optional(v.nullable(text(500))),
  alt: v.optional(v.nullable(text(500))),
});
export type AssetBody = v.InferInput<typeof AssetBody>;

/** `GET /api/companies/{companyId}/assets/{assetId}` (F246). */
export type AssetAnswer = ProductAsset & { readonly productId: number };
