import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { Plan } from '@hangtag/contract/wire/plan';
import { shown } from '../../remote/Remote.ts';
import { useCustomer, usePlans } from '../../stores/billing.ts';
import { useViewLock } from '../viewLock.ts';
import { PayStep } from './PayStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import type { BillingLocation } from './useBillingView.ts';

/** A plan that was chosen, once everything about it is known. */
export interface ChosenPlan {
  readonly plan: Plan;
  readonly customer: CustomerAnswer;
}

/** The plan that the address names, if it can be bought; null before and otherwise. */
export function useChosenPlan({ plan: name, whose }: BillingLocation): ChosenPlan | null {
  const customer = shown(useCustomer(whose));
  const isLooking = useViewLock() !== null;
  const plans = shown(usePlans())?.plans ?? [];
  const plan = plans.find((each) => each.name === name && each.displayed);
  return plan && customer && !customer.isStale && !isLooking ? { plan, customer } : null;
}

/** What the modal is called in these two steps; for another company than one's own it names it (D51). */
export function planTitle(chosen: ChosenPlan | null, { whose }: BillingLocation): string {
  if (chosen === null) return 'Select a plan';
  const { plan, customer } = chosen;
  return whose === undefined
    ? `Pay for ${plan.title}`
    : `${plan.title} for ${customer.companyName}`;
}

interface PlanViewsProps {
  place: BillingLocation;
  chosen: ChosenPlan | null;
  hasBack: boolean;
}

/** Choosing a plan, and then paying for it. */
export function PlanViews({ place, chosen, hasBack }: PlanViewsProps) {
  if (chosen === null) return <PlanStep place={place} hasBack={hasBack} />;
  return <PayStep key={chosen.plan.name} place={place} {...chosen} />;
}
