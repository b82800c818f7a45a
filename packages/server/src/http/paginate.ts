/** One page of rows as Laravel's LengthAwarePaginator writes it. */
import type { Context } from 'hono';
import type { PageLink, Paginator } from '@hangtag/contract/wire/pagination';
import type { Vars } from './vars.ts';

interface Page<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** Pages shown on each side of the current one. */
const BESIDE = 3;

/** The answer's paginator; its addresses keep the rest of the request's query. */
export function paginate<T>(c: Context<Vars>, { data, total, page, size }: Page<T>): Paginator<T> {
  const path = `${c.var.services.config.publicUrl}${c.req.path}`;
  const last = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  const urlOf = (each: number) => {
    const query = new URLSearchParams(c.req.query());
    query.set('page', String(each));
    return `${path}?${query.toString()}`;
  };
  const previous = page > 1 ? page - 1 : null;
  const next = page < last ? page + 1 : null;
  const step = (label: string, to: number | null): PageLink => ({
    url: to === null ? null : urlOf(to),
    label,
    page: to,
    active: false,
  });
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: data.length > 0 ? first : null,
    last_page: last,
    last_page_url: urlOf(last),
    links: [
      step('&laquo; Previous', previous),
      ...pagesShown(page, last).map((each) =>
        each === null
          ? step('...', null)
          : { url: urlOf(each), label: String(each), page: each, active: each === page },
      ),
      step('Next &raquo;', next),
    ],
    next_page_url: next === null ? null : urlOf(next),
    path,
    per_page: size,
    prev_page_url: previous === null ? null : urlOf(previous),
    to: data.length > 0 ? first + data.length - 1 : null,
    total,
  };
}

/** Page numbers with null for a gap, as Laravel's UrlWindow cuts them. */
export function pagesShown(page: number, last: number): readonly (number | null)[] {
  const range = (start: number, end: number) =>
    Array.from({ length: end - start + 1 }, (_, at) => start + at);
  if (last < BESIDE * 2 + 8) return range(1, last);
  const edge = BESIDE + 4;
  if (page <= edge) return [...range(1, edge + BESIDE), null, last - 1, last];
  if (page > last - edge) return [1, 2, null, ...range(last - (edge + BESIDE - 1), last)];
  return [1, 2, null, ...range(page - BESIDE, page + BESIDE), null, last - 1, last];
}
