import type { Plan } from '@hangtag/contract/wire/plan';
import { Button } from '../../elements/Button/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { priceOf } from './planFacts.ts';
import type { PlanCardsProps } from './types.ts';

type PlanActionProps = Omit<PlanCardsProps, 'content' | 'onRetry' | 'usedProducts'> & {
  readonly plan: Plan;
  /** Is it the smallest that holds what is in use? Its button is the primary one. */
  readonly isFitting: boolean;
};

/** What can be done with a plan: choose it, wait for it, ask about it, or read why it is closed; nothing with the current one. */
export function PlanAction(props: PlanActionProps) {
  const { plan, isFitting, interval = 'month', choosing = null, contactHref } = props;
  // Its badge says so.
  if (props.current === plan.name) return null;
  if (priceOf(plan, interval) === null) {
    return (
      contactHref && (
        <LinkButton href={contactHref} width="fill">
          Ask about {plan.title}
        </LinkButton>
      )
    );
  }
  const words = `Choose ${plan.title}`;
  const reason = lockedReasonOf(props);
  if (reason !== undefined)
    return (
      <LockedButton reason={reason} tooltipPlacement="bottom" width="fill">
        {words}
      </LockedButton>
    );
  return (
    <Button
      tone={isFitting ? 'primary' : 'outline'}
      width="fill"
      isPending={choosing === plan.name}
      isDisabled={choosing !== null && choosing !== plan.name}
      onPress={() => props.onChoose(plan)}
    >
      {words}
    </Button>
  );
}

/** Why a plan is closed; undefined while it is open. */
function lockedReasonOf({ plan, lockedReason, lockedPlans }: PlanActionProps) {
  if (lockedReason !== undefined) return lockedReason;
  return lockedPlans?.[plan.name];
}
