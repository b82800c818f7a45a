/**
 * What a change of a definition does to pages that hold the section. The next save would drop values of a removed
 * field and refuse values of another kind, so both changes wait until no page has a value in that field. Everything
 * else (labels, limits, choices, order) may change at any time; stored values stay, and meet a new limit at the next
 * edit.
 */
import { type SQL, or, sql } from 'drizzle-orm';
import type { SectionField } from '@hangtag/contract/wire/section';
import { companyContent } from '../db/schema/companyContent.ts';
import { products } from '../db/schema/products.ts';

type Fields = readonly SectionField[];

/** Fields that `after` lacks. */
export function removedFields(before: Fields, after: Fields): Fields {
  const keys = new Set(after.map(({ key }) => key));
  return before.filter(({ key }) => !keys.has(key));
}

/** Fields whose kind `after` changes. */
export function changedKinds(before: Fields, after: Fields): Fields {
  const kinds = new Map(after.map(({ key, kind }) => [key, kind]));
  return before.filter(({ key, kind }) => kinds.has(key) && kinds.get(key) !== kind);
}

/** Every section in a product's draft and published page. */
const productSectionsSql = sql`${products.content}->'sections' || coalesce(${products.publishedContent}->'sections', '[]')`;

/** Every section in a company's draft and published content. */
export const companySectionsSql = sql`(${companyContent.content}->'signature') || (${companyContent.content}->'premium')
  || coalesce(${companyContent.publishedContent}->'signature', '[]')
  || coalesce(${companyContent.publishedContent}->'premium', '[]')`;

/**
 * The products, or companies, that would lose a value; an empty value of another kind could not be saved either.
 * @param sections Where the sections are stored. @default the products' own
 * @returns null when no value can be lost, whatever the pages contain.
 */
export function losesValues(
  sectionId: number,
  before: Fields,
  after: Fields,
  sections: SQL = productSectionsSql,
): SQL | null {
  const values = (key: string) => sql`held.section->'values'->${key}::text`;
  const losses = [
    ...removedFields(before, after).map(({ key }) => hasValue(values(key))),
    ...changedKinds(before, after).map(({ key }) => sql`${values(key)} <> 'null'::jsonb`),
  ];
  if (losses.length === 0) return null;
  return sql`exists (
    select from jsonb_array_elements(${sections}) as held(section)
    where held.section->'contentSectionId' = ${String(sectionId)}::jsonb and (${or(...losses)})
  )`;
}

/** The characters that JavaScript trims; what a database trims depends on its locale. */
const BLANK = String.raw`\t\n\u000b\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;

const HAS_VALUE = `strict $.** ? (@.type() == "number" || @ like_regex "[^${BLANK}]")`;

/** Whether a value has content: a number, or a text that is not blank, at any depth of lists. Same as `isBlank`. */
export const hasValue = (value: SQL): SQL =>
  sql`jsonb_path_exists(${value}, ${HAS_VALUE}::jsonpath)`;
