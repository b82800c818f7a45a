import { Plus } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './ReportList.css.ts';

interface ReportsNoneProps {
  readonly lockedReason: string | null;
  readonly onCreate: () => void;
}

/** The first day. */
export function ReportsNone({ lockedReason, onCreate }: ReportsNoneProps) {
  return (
    <EmptyState
      title="No reports yet"
      illustration={<TagDrawing state="whole" />}
      actions={
        lockedReason === null && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            Add report
          </Button>
        )
      }
    >
      {lockedReason ??
        'Add a PDF or an address. The pages of all your products link to it at once.'}
    </EmptyState>
  );
}

/** Three rows' places, in their own heights. */
export function ReportsLoading() {
  return (
    <div className={css.place} aria-busy>
      <VisuallyHidden announcement="once">Loading reports</VisuallyHidden>
      <div className={css.head} />
      <div className={css.list}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={css.skeleton}>
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
