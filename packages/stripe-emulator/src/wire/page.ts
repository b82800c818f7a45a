/** List envelopes: `limit`, `starting_after`, `ending_before`, `has_more`. */
import type { ListQuery, StoredObject } from './store.ts';
import type { Wire } from './context.ts';
import type { Data } from './data.ts';
import { resourceMissing, StripeProblem } from './errors.ts';
import { hash, integer, text } from './params.ts';

/** Filters of a list, beside the page. */
interface PageOptions {
  readonly kind: string;
  /** Only those of this owner. @default all */
  readonly owner?: string;
  /** Only those that pass; `created` (gt, gte, lt, lte) is looked at for every list. @default all */
  readonly accepts?: (data: Data) => boolean;
}

/** A complete list inside another object. */
export const listEnvelope = (url: string, data: readonly Data[], hasMore = false): Data => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

function createdFits(wire: Wire, data: Data): boolean {
  const created = data['created'];
  const asked = wire.params['created'];
  if (asked === undefined || typeof created !== 'number') return true;
  if (typeof asked === 'string') return created === integer(wire.params, 'created');
  const range = hash(wire.params, 'created') ?? {};
  const gt = integer(range, 'gt');
  const gte = integer(range, 'gte');
  const lt = integer(range, 'lt');
  const lte = integer(range, 'lte');
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}

async function sequenceOf(wire: Wire, param: string, kind: string): Promise<number | undefined> {
  const id = text(wire.params, param);
  if (id === undefined || id === '') return undefined;
  const stored = await wire.tx.get(id);
  if (stored?.kind !== kind) throw resourceMissing(kind.replaceAll('_', ' '), id, param);
  return stored.sequence;
}

/** The page that the request asks for, newest first. */
export async function page(wire: Wire, url: string, options: PageOptions): Promise<Data> {
  const limit = integer(wire.params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    const message = 'This value must be between 1 and 100, inclusive.';
    throw new StripeProblem({ message, param: 'limit', code: 'parameter_invalid_integer' });
  }
  const before = await sequenceOf(wire, 'starting_after', options.kind);
  const after = await sequenceOf(wire, 'ending_before', options.kind);
  const isBackwards = after !== undefined;
  const query: ListQuery = {
    kind: options.kind,
    owner: options.owner,
    before,
    after,
    order: isBackwards ? 'oldest' : 'newest',
  };
  const { accepts = () => true } = options;
  const fitting = (stored: StoredObject): boolean =>
    createdFits(wire, stored.data) && accepts(stored.data);
  const found = (await wire.tx.list(query)).filter(fitting);
  const shown = found.slice(0, limit).map((stored) => stored.data);
  return listEnvelope(url, isBackwards ? shown.toReversed() : shown, found.length > limit);
}
