/** How a company's products fit into what it asks for (X4). Pure. */
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { BillPreviewAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { BillPreviewBody } from '@hangtag/contract/wire/billingCalls';
import type { Account } from '../account/account.ts';
import { placesLeft } from './sideEffects.ts';
import type { CurrentPlan, PlanTarget } from './stripeSubscription.ts';

/** In numbers; the placeholders are those that would really be created. */
export function fitOf(
  { active, placeholders, company }: Pick<Account, 'active' | 'placeholders' | 'company'>,
  { plan, additional }: PlanTarget,
  asked: BillPreviewBody,
  currentPlan: CurrentPlan | null,
): BillPreviewAnswer['products'] {
  const own = plan.productNumber + additional;
  const limit = company.unlimitedProducts ? UNLIMITED : Math.min(own, UNLIMITED);
  const isUnlimited = limit >= UNLIMITED;
  const used = active - placeholders;
  const added =
    asked.kind === 'quantity' ? Math.max(0, additional - (currentPlan?.additional ?? 0)) : 'all';
  return {
    active,
    limit,
    surplus: Math.max(0, used - limit),
    additionalToKeepAll: isUnlimited ? 0 : Math.max(0, used - plan.productNumber),
    parked: Math.max(0, Math.min(placeholders, active - limit)),
    created: asked.kind === 'resume' ? 0 : placesLeft(own, active, added),
  };
}
