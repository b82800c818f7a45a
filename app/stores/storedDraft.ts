/**
 * The schema of a stored draft, because another version of the app may have written it. Looser than the wire: input
 * that the server rejected is recovered too.
 */
import type { CompanyContent } from '@hangtag/contract/wire/companyContent';
import type { HeaderMedia, ProductAsset, ProductContent } from '@hangtag/contract/wire/content';
import { type Passport, passportFields, passportParts } from '@hangtag/contract/wire/passport';
import type { SectionInstance } from '@hangtag/contract/wire/section';
import * as v from 'valibot';

/** A schema whose output equals the wire's type, so that a missing new field is a type error. */
type Of<T> = v.GenericSchema<unknown, T>;

const text = v.nullable(v.string());
const id = v.nullable(v.number());
const files = v.picklist(['image', 'movie', 'pdf']);
const lists = [v.array(v.number()), v.array(v.string()), v.array(v.array(v.string()))] as const;

const Section: Of<SectionInstance> = v.object({
  id: v.string(),
  contentSectionId: v.number(),
  title: v.string(),
  values: v.record(v.string(), v.union([v.null(), v.number(), v.string(), ...lists])),
  assets: v.array(v.number()),
  visible: v.boolean(),
});

const Header: Of<HeaderMedia> = v.object({
  id: v.number(),
  type: v.picklist(['image', 'movie']),
  filesId: id,
  embedUrl: text,
  alt: text,
  decorative: v.boolean(),
  posterFilesId: id,
});

const Asset: Of<ProductAsset> = v.object({
  assetId: v.number(),
  name: v.string(),
  status: v.picklist(['active', 'inactive']),
  css: v.object({
    fit: v.exactOptional(v.picklist(['cover', 'contain'])),
    focal: v.exactOptional(v.object({ x: v.number(), y: v.number() })),
    ratio: v.exactOptional(v.picklist(['16x9', '1x1', '4x3', 'auto'])),
    align: v.exactOptional(v.picklist(['left', 'center', 'right'])),
    background: v.exactOptional(v.string()),
  }),
  media: v.union([
    v.object({ filesId: v.number(), fileUrl: v.exactOptional(v.string()), type: files }),
    v.object({ embedUrl: v.string() }),
  ]),
  thumb: v.nullable(v.object({ filesId: v.number(), fileUrl: v.exactOptional(v.string()) })),
  caption: text,
  alt: text,
});

const entry = v.exactOptional(v.object({ value: v.string(), part: v.picklist(passportParts) }));
const StoredPassport: Of<Passport> = v.object(v.entriesFromList(passportFields, entry));

/** A product's draft. */
export const StoredProductContent: Of<ProductContent> = v.object({
  schemaVersion: v.literal(1),
  title: v.string(),
  headers: v.array(Header),
  currentHeaderId: id,
  sections: v.array(Section),
  ctas: v.array(v.number()),
  locales: v.array(v.string()),
  defaultLocale: v.string(),
  summary: v.object({
    name: v.string(),
    model: v.string(),
    upcCode: text,
    // Drafts stored before the field existed lack it.
    countryOfOrigin: v.optional(text, null),
    passport: v.optional(StoredPassport, {}),
    appLogoFilesId: id,
  }),
  assets: v.array(Asset),
});

/** A company's draft. */
export const StoredCompanyContent: Of<CompanyContent> = v.object({
  schemaVersion: v.literal(1),
  signature: v.array(Section),
  premium: v.array(Section),
  ctas: v.array(v.number()),
});
