import { Link } from '../../elements/Link/index.ts';
import * as css from './AssetLibrary.css.ts';
import type { AssetLibraryProps, LibraryFilter } from './types.ts';

const shows = [
  [null, 'All'],
  ['unused', 'Unused'],
  ['undescribed', 'No description'],
  ['duplicates', 'Duplicates'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const satisfies readonly (readonly [LibraryFilter['show'], string])[];

/** What the library can be narrowed to, with how many files that leaves. */
export function LibraryFilters(props: AssetLibraryProps) {
  const { content, filter, onFilter, describeHref } = props;
  const isReady = content.phase === 'ready';
  const countOf = (show: LibraryFilter['show']) => {
    if (!isReady) return null;
    if (show === null) return content.total;
    return show === 'active' ? content.total - content.counts.inactive : content.counts[show];
  };
  return (
    <nav className={css.filters} aria-label="Filters">
      {shows.map(([show, label]) => (
        <button
          key={label}
          type="button"
          className={css.filter}
          aria-pressed={filter.show === show && filter.tag === null}
          onClick={() => onFilter({ ...filter, show, tag: null })}
        >
          {label} <span>{countOf(show)}</span>
        </button>
      ))}
      {isReady && content.counts.undescribed > 0 && (
        <span className={css.filterLink}>
          <Link href={describeHref}>Describe pictures</Link>
        </span>
      )}
      {isReady && content.tags.length > 0 && <span className={css.filterGroup}>Tags</span>}
      {isReady &&
        content.tags.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            className={css.filter}
            aria-pressed={filter.tag === name}
            onClick={() => onFilter({ ...filter, show: null, tag: name })}
          >
            {name} <span>{count}</span>
          </button>
        ))}
    </nav>
  );
}
