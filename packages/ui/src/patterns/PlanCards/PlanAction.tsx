import type { Plan } from '@hangtag/contract/wire/plan';
import { useSupportHref } from '@hangtag/ui/patterns/contactSupport';
import { Button } from '../../elements/Button/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { priceOf } from './planFacts.ts';
import type { PlanCardsProps } from './types.ts';

type PlanActionProps = Omit<PlanCardsProps, 'content' | 'onRetry' | 'usedProducts'> & {
  readonly plan: Plan;
  /** Whether it is the smallest plan that holds the active products; its button is primary. */
  readonly isFitting: boolean;
};

/** The action of a plan: choose, wait, contact, or the reason why it is locked; none for the current plan. */
export function PlanAction(props: PlanActionProps) {
  const { plan, isFitting, interval = 'month', choosing = null } = props;
  const contactHref = useSupportHref();
  // The badge already marks the current plan.
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

/** Why a plan is locked; undefined while it is open. */
function lockedReasonOf({ plan, lockedReason, lockedPlans }: PlanActionProps) {
  if (lockedReason !== undefined) return lockedReason;
  return lockedPlans?.[plan.name];
}
