/** Figures of the library, and what a change of files adds to them. */
import type { FileTotals, FileTotalsChange } from '../wire/file.ts';

type Combine = (one: number, other: number) => number;

/** The figures after a change. */
export const addTotals = (totals: FileTotals, change: FileTotalsChange): FileTotals => {
  const { storage, ...rest } = combined(totals, change, (one, other) => one + other);
  return { ...rest, storage: { ...storage, limit: totals.storage.limit } };
};

/** What leads from one state of the figures to a later one. */
export const totalsChangeOf = (
  before: FileTotalsChange,
  after: FileTotalsChange,
): FileTotalsChange => combined(after, before, (one, other) => one - other);

function combined(one: FileTotalsChange, other: FileTotalsChange, combine: Combine) {
  const [kinds, types] = [one.counts, one.storage.byType];
  return {
    assetCount: combine(one.assetCount, other.assetCount),
    counts: {
      inactive: combine(kinds.inactive, other.counts.inactive),
      unused: combine(kinds.unused, other.counts.unused),
      undescribed: combine(kinds.undescribed, other.counts.undescribed),
      duplicates: combine(kinds.duplicates, other.counts.duplicates),
      bytes: combine(kinds.bytes, other.counts.bytes),
    },
    tags: combinedTags(one.tags, other.tags, combine),
    storage: {
      used: combine(one.storage.used, other.storage.used),
      byType: {
        image: combine(types.image, other.storage.byType.image),
        movie: combine(types.movie, other.storage.byType.movie),
        pdf: combine(types.pdf, other.storage.byType.pdf),
      },
    },
  };
}

/** By name, without those that no file has any more. */
function combinedTags(
  ones: FileTotals['tags'],
  others: FileTotals['tags'],
  combine: Combine,
): FileTotals['tags'] {
  const countIn = (tags: FileTotals['tags'], wanted: string) =>
    tags.find(({ name }) => name === wanted)?.count ?? 0;
  const names = new Set([...ones, ...others].map(({ name }) => name));
  return [...names]
    .toSorted()
    .map((name) => ({ name, count: combine(countIn(ones, name), countIn(others, name)) }))
    .filter(({ count }) => count !== 0);
}
