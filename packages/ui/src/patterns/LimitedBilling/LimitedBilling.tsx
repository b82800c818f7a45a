import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { LimitedCustomer } from '@hangtag/contract/wire/billing';
import { PastDueNotice } from '@hangtag/ui/patterns/PastDueNotice';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { type AdminFacts, Admins } from './Admins.tsx';
import * as css from './LimitedBilling.css.ts';
import { PlanFacts } from './PlanFacts.tsx';

/** The states of the limited view. */
export type LimitedBillingContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly customer: LimitedCustomer;
      /** The number of active products. */
      readonly used: number;
      /** The Admins who can change the plan. */
      readonly admins: readonly AdminFacts[];
    };

export interface LimitedBillingProps {
  /** The plan and its Admins: loaded, loading, or failed with a reason. */
  content: LimitedBillingContent;
  /** Loads the plan again after a failure. */
  onRetry: () => void;
}

/** The billing view of a User: the plan, its use and the Admins to ask; no amounts [D15]. */
export function LimitedBilling({ content, onRetry }: LimitedBillingProps) {
  if (content.phase === 'failed')
    return (
      <DialogView>
        <FailedPart level={3} what="The plan" content={content} onRetry={onRetry} />
      </DialogView>
    );
  if (content.phase === 'loading') return <Loading />;
  const { customer, used, admins } = content;
  return (
    <DialogView>
      <div className={css.view} data-component="LimitedBilling">
        {customer.status === 'past_due' && (
          <PastDueNotice
            payment={null}
            needsConfirmation={false}
            card={null}
            way={{ kind: 'ask' }}
          />
        )}
        {customer.status === 'cancelled' && (
          <Notice title="This plan is cancelled.">
            Editing and publishing work until the end of the paid period. An Admin can tell you the
            date.
          </Notice>
        )}
        <PlanFacts customer={customer} used={used} />
        <Admins admins={admins} />
      </div>
    </DialogView>
  );
}

function Loading() {
  return (
    <DialogView>
      <VisuallyHidden announcement="once">Loading the plan</VisuallyHidden>
      <div className={css.view} aria-busy>
        <div className={css.panel}>
          <div>
            <Skeleton width="84px" />
            <span className={css.titleSkeleton}>
              <Skeleton width="128px" />
            </span>
          </div>
          <div className={css.meterSkeleton}>
            <Skeleton width="72px" />
            <Skeleton />
          </div>
          <Skeleton width="150px" />
        </div>
        <div>
          <div className={css.headSkeleton}>
            <Skeleton width="132px" />
          </div>
          {['first', 'second'].map((row) => (
            <div key={row} className={css.admin}>
              <Skeleton width="40%" />
            </div>
          ))}
        </div>
      </div>
    </DialogView>
  );
}
