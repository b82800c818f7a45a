import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './DataTableSkeleton.css.ts';
import type { DataColumn } from './types.ts';

interface DataTableSkeletonProps<Item, Id extends string> {
  /** The loading content, by the table's name. */
  readonly of: string;
  readonly columns: readonly DataColumn<Item, Id>[];
  readonly hasCheckboxes: boolean;
}

const widths = { title: '72%', fact: '56%', figure: '64%' } as const;

/** Five skeleton rows in the table's columns and heights; the loading is announced. */
export function DataTableSkeleton<Item, Id extends string>({
  of,
  columns,
  hasCheckboxes,
}: DataTableSkeletonProps<Item, Id>) {
  return (
    <div className={css.skeletonRows}>
      {/* The surrounding cell is the row's header and needs text. */}
      <VisuallyHidden announcement="once">Loading {of}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className={css.skeletonRow}>
          {hasCheckboxes && <span />}
          {columns.map(({ id, part = 'fact' }) => (
            <span key={id} className={css.skeletonCell({ part })}>
              <Skeleton width={widths[part]} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
