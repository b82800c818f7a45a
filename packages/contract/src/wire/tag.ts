/** Tags: the platform's words for companies and products (F235, D45). */
import * as v from 'valibot';
import { id, requiredName } from './fields.ts';

/** What a tag may be put on. */
export const tagKinds = ['company', 'product', 'both'] as const;
export type TagKind = (typeof tagKinds)[number];

export interface Tag {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** `#rrggbb`; null for none. */
  readonly color: string | null;
  readonly kind: TagKind;
  /** Companies and products that carry it; present in the platform's list. */
  readonly uses?: number;
  /** For `If-Match`; present in the platform's list. */
  readonly version?: number;
}

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Must be a colour like #1f4d3d.'));

/** `POST /api/admin/tags`. */
export const TagBody = v.object({
  name: requiredName(60),
  color: v.optional(v.nullable(color), null),
  kind: v.optional(v.picklist(tagKinds, 'Must be company, product or both.'), 'company'),
});
export type TagBody = v.InferInput<typeof TagBody>;

/** `PUT /api/admin/tags/{id}`: an absent field keeps its value. */
export const TagUpdateBody = v.object({
  name: v.optional(requiredName(60)),
  color: v.optional(v.nullable(color)),
  kind: v.optional(v.picklist(tagKinds, 'Must be company, product or both.')),
});
export type TagUpdateBody = v.InferInput<typeof TagUpdateBody>;

/** `GET /api/admin/tags`. */
export interface TagsAnswer {
  readonly tags: readonly Tag[];
}

/** `PUT /api/companies/{id}/updateTags`: the company's tags from now on. */
export const CompanyTagsBody = v.object({
  tags: v.pipe(
    v.array(id, 'Must be a list of ids.'),
    v.maxLength(100, 'Must be at most 100 tags.'),
  ),
});

/** `GET /api/companies/{id}/getTags`, and the answer to `updateTags`. */
export interface CompanyTagsAnswer {
  readonly tags: readonly Tag[];
  /** Every tag a company may carry. */
  readonly available: readonly Tag[];
  /** Of the company's tags, for `If-Match`. */
  readonly version: number;
}
