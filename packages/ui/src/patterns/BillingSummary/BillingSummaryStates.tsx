import { DialogView } from '../../elements/Dialog/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './BillingSummary.css.ts';
import * as panel from './CurrentPlan.css.ts';

/** The skeletons of the plan, three cards and four invoices. */
export function BillingSummaryLoading() {
  return (
    <DialogView footer={<span className={css.footSkeleton} />}>
      <VisuallyHidden announcement="once">Loading billing</VisuallyHidden>
      <div className={css.summary} aria-busy>
        <div className={panel.panel}>
          <div className={panel.plan}>
            <Skeleton width="84px" />
            <span className={panel.titleSkeleton}>
              <Skeleton width="128px" />
            </span>
            <Skeleton width="140px" />
            <Skeleton width="110px" />
          </div>
          <div className={panel.receipt}>
            {['first', 'second', 'third'].map((line) => (
              <div key={line} className={panel.line({ kind: 'item' })}>
                <Skeleton width="52%" />
                <Skeleton width="56px" />
              </div>
            ))}
          </div>
        </div>
        <Rows count={3} height={55} />
        <Rows count={4} height={42} />
      </div>
    </DialogView>
  );
}

function Rows({ count, height }: { readonly count: number; readonly height: 42 | 55 }) {
  return (
    <div>
      <div className={css.headSkeleton({ height })}>
        <Skeleton width="132px" />
      </div>
      {Array.from({ length: count }, (_, place) => `row ${place}`).map((row) => (
        <div key={row} className={css.rowSkeleton({ height })}>
          <Skeleton width="42%" />
          <Skeleton width="72px" />
        </div>
      ))}
    </div>
  );
}
