import type { ReactNode } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './EditableList.css.ts';
import { type EditableListLayout, layouts } from './EditableListRow.css.ts';

interface EditableListSkeletonProps {
  readonly heading: ReactNode;
  readonly heads: ReactNode;
  readonly many: string;
  readonly rows: number;
  readonly layout: EditableListLayout;
  readonly tools: ReactNode;
}

/** Skeleton rows at the height of real ones. */
export function EditableListSkeleton({
  heading,
  heads,
  many,
  rows,
  layout,
  tools,
}: EditableListSkeletonProps) {
  return (
    <div className={css.place} aria-busy>
      <VisuallyHidden announcement="once">Loading {many}</VisuallyHidden>
      {heading && <div className={css.heading}>{heading}</div>}
      <div className={css.head}>{tools}</div>
      {heads}
      <div className={css.list}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={`${css.skeleton} ${layouts[layout].skeleton}`}>
            <Skeleton width="64%" />
            <Skeleton width="48%" />
          </div>
        ))}
      </div>
      <div className={css.foot}>
        <Skeleton width="340px" />
      </div>
    </div>
  );
}
