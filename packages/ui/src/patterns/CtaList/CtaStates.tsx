import { Plus } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './CtaList.css.ts';

interface CtaNoneProps {
  readonly lockedReason: string | null;
  readonly onCreate: () => void;
}

/** The first day. */
export function CtaNone({ lockedReason, onCreate }: CtaNoneProps) {
  return (
    <EmptyState
      title="No calls to action yet"
      illustration={<TagDrawing state="whole" />}
      actions={
        lockedReason === null && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            New call to action
          </Button>
        )
      }
    >
      {lockedReason ??
        'A call to action is what a page offers to do next: buy, register, ask. Make it once and put it on any product.'}
    </EmptyState>
  );
}

/** Four rows' places, in their own heights. */
export function CtaLoading() {
  return (
    <div className={css.place} aria-busy>
      <VisuallyHidden announcement="once">Loading calls to action</VisuallyHidden>
      <div className={css.head} />
      <div className={css.list}>
        {[1, 2, 3, 4].map((row) => (
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
