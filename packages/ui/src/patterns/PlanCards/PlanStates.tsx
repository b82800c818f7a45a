import { SupportText } from '@hangtag/ui/patterns/contactSupport';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as skeleton from './skeleton.css.ts';
import * as css from './PlanCards.css.ts';

/** The empty state: the platform shows no plan. */
export function NoPlans() {
  return (
    <EmptyState level={3} title="No plan is on offer" illustration={<TagDrawing state="whole" />}>
      <SupportText>Published pages stay up. Contact support to choose a plan.</SupportText>
    </EmptyState>
  );
}

const three = ['first', 'second', 'third'] as const;
const four = [...three, 'fourth'] as const;

/** Three plans as skeletons of the same height. */
export function PlansLoading({ hasChoice }: { readonly hasChoice: boolean }) {
  return (
    <>
      <VisuallyHidden announcement="once">Loading the plans</VisuallyHidden>
      <div className={skeleton.headSkeleton({ hasChoice })} aria-hidden>
        <Skeleton width="396px" />
      </div>
      <div className={css.sheet} aria-hidden>
        {three.map((place) => (
          <div key={place} className={css.card}>
            <div className={skeleton.titleSkeleton}>
              <Skeleton width="45%" />
            </div>
            <Skeleton width="75%" />
            <div className={css.price}>
              <span className={skeleton.figureSkeleton}>
                <Skeleton shape="block" ratio="3 / 1" />
              </span>
            </div>
            <div className={skeleton.actionSkeleton}>
              <Skeleton shape="block" ratio="7 / 1" />
            </div>
            <div className={css.features}>
              {four.map((row) => (
                <div key={row} className={skeleton.rowSkeleton}>
                  <Skeleton width="70%" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={css.notes} aria-hidden>
        {three.map((place) => (
          <div key={place} className={css.note}>
            <div className={skeleton.noteSkeleton}>
              <Skeleton width="85%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
