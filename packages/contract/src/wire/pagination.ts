/** Lists on the wire: Laravel's LengthAwarePaginator and the query that asks for a page. */
import * as v from 'valibot';

export interface PageLink {
  readonly url: string | null;
  readonly label: string;
  readonly page: number | null;
  readonly active: boolean;
}

/** One page of a list, in the field names of Laravel's paginator. */
export interface Paginator<T> {
  readonly current_page: number;
  readonly data: readonly T[];
  readonly first_page_url: string;
  /** Position of the first row, counted from 1; null on an empty page. */
  readonly from: number | null;
  readonly last_page: number;
  readonly last_page_url: string;
  readonly links: readonly PageLink[];
  readonly next_page_url: string | null;
  readonly path: string;
  readonly per_page: number;
  readonly prev_page_url: string | null;
  readonly to: number | null;
  /** Rows that match the search, over all pages. */
  readonly total: number;
}

const wholeNumber = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'Must be a whole number.'),
    v.transform(Number),
    v.minValue(low, `Must be at least ${low}.`),
    v.maxValue(high, `Must be at most ${high}.`),
  );

/** Longest search text a list accepts, in characters. */
export const SEARCH_MAX = 100;

/** `page`, `size` and `search` of a list; a size outside its bounds is refused. */
export const pageQuery = (sizes: { readonly max: number; readonly default: number }) => ({
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  size: v.optional(wholeNumber(1, sizes.max), String(sizes.default)),
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(SEARCH_MAX, `Must be at most ${SEARCH_MAX} characters.`),
    ),
    '',
  ),
});
