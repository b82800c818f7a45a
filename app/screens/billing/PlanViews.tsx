import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { Plan } from '@hangtag/contract/wire/plan';
import { shown } from '../../remote/Remote.ts';
import { useCustomer, usePlans } from '../../stores/billing.ts';
import { useViewLock } from '../viewLock.ts';
import { PayStep } from './PayStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import type { BillingLocation } from './useBillingView.ts';

/** A chosen plan with everything known about it. */
export interface ChosenPlan {
  readonly plan: Plan;
  readonly customer: CustomerAnswer;
}

/** The plan in the address, if it can be bought; null while loading and otherwise. */
export function useChosenPlan({ plan: name, companyId }: BillingLocation): ChosenPlan | null {
  const customer = shown(useCustomer(companyId));
  const isLooking = useViewLock() !== null;
  const plans = shown(usePlans())?.plans ?? [];
  const plan = plans.find((each) => each.name === name && each.displayed);
  return plan && customer && !customer.isStale && !isLooking ? { plan, customer } : null;
}

/** The modal's title in these two steps, with the name of another company (D51). */
export function planTitle(chosen: ChosenPlan | null, { companyId }: BillingLocation): string {
  if (chosen === null) return 'Select a plan';
  const { plan, customer } = chosen;
  return companyId === undefined
    ? `Pay for ${plan.title}`
    : `${plan.title} for ${customer.companyName}`;
}

interface PlanViewsProps {
  place: BillingLocation;
  chosen: ChosenPlan | null;
  hasBack: boolean;
}

/** Chooses a plan, then pays for it. */
export function PlanViews({ place, chosen, hasBack }: PlanViewsProps) {
  if (chosen === null) return <PlanStep place={place} hasBack={hasBack} />;
  return <PayStep key={chosen.plan.name} place={place} {...chosen} />;
}
