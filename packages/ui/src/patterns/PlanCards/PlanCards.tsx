import type { Plan } from '@hangtag/contract/wire/plan';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { IntervalChoice } from './IntervalChoice.tsx';
import { PlanCard } from './PlanCard.tsx';
import * as css from './PlanCards.css.ts';
import { type PlanNote, displayedPlans, fittingPlan, notesOf } from './planFacts.ts';
import { NoPlans, PlansLoading } from './PlanStates.tsx';
import type { PlanCardsProps } from './types.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

/** The plans side by side on one sheet with aligned rows; stacked where the width is too small [F094]. */
export function PlanCards(props: PlanCardsProps) {
  const { content, onRetry } = props;
  return (
    <div className={css.place} data-component="PlanCards">
      {content.phase === 'loading' && (
        <PlansLoading hasChoice={props.onIntervalChange !== undefined} />
      )}
      {content.phase === 'failed' && (
        <FailedPart level={3} what="The plans" content={content} onRetry={onRetry} />
      )}
      {content.phase === 'ready' && <Ready {...props} plans={displayedPlans(content.plans)} />}
    </div>
  );
}

type ReadyProps = PlanCardsProps & { readonly plans: readonly Plan[] };

function Ready(props: ReadyProps) {
  const { plans, usedProducts = 0, interval = 'month', onIntervalChange, lockedReason } = props;
  if (plans.length === 0) return <NoPlans />;
  const fitting = fittingPlan(plans, usedProducts);
  const notes = notesOf(plans);
  return (
    <>
      <div className={css.head}>
        <Text tone="second">
          Billed {interval === 'month' ? 'monthly' : 'yearly'}. You see the exact charge before you
          confirm.
        </Text>
        {onIntervalChange && (
          <IntervalChoice
            interval={interval}
            onChange={onIntervalChange}
            yearlyLockedReason={props.yearlyLockedReason}
          />
        )}
      </div>
      {lockedReason !== undefined && <Notice>{lockedReason}</Notice>}
      <ul className={css.sheet} aria-label="Plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            {...props}
            plan={plan}
            isFitting={plan.name === fitting}
            notes={notes}
          />
        ))}
      </ul>
      <PlanNotes notes={notes} />
    </>
  );
}

/** The footnotes of the cards, below the columns [F096] [F097] [F098]. */
function PlanNotes({ notes }: { readonly notes: readonly PlanNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} aria-label="Notes">
      {notes.map(({ name, number, sentence }) => (
        <li key={name} className={css.note}>
          <sup className={css.sup} aria-hidden>
            {number}
          </sup>{' '}
          <VisuallyHidden>{`Note ${number}: `}</VisuallyHidden>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
