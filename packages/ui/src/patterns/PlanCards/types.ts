import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Plan, PlanName } from '@hangtag/contract/wire/plan';

/** How the plans stand. */
export type PlansContent =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly plans: readonly Plan[] }
  | FailedContent;

/** How often a plan is paid for. */
export type PlanInterval = 'month' | 'year';

export interface PlanCardsProps {
  /** The plans as they came; what is not to be shown is left out [F095]. */
  content: PlansContent;
  /** Asks for the plans again after a failure. */
  onRetry: () => void;
  /** Receives which plan was chosen. */
  onChoose: (plan: Plan) => void;
  /** The plan that the company has; null without one. @default null */
  current?: PlanName | null;
  /** The plan that was chosen and is being prepared; null while none is. @default null */
  choosing?: PlanName | null;
  /** Products that are in use, so that the smallest plan that holds them is marked; 0 marks none. @default 0 */
  usedProducts?: number;
  /** How often the shown prices are paid. @default 'month' */
  interval?: PlanInterval;
  /** Receives the other interval; absent where there is no choice. */
  onIntervalChange?: ((interval: PlanInterval) => void) | undefined;
  /** Why the year is closed, as when a plan is changed; it is said beside the choice [F155]. */
  yearlyLockedReason?: string | undefined;
  /** Why a plan is closed, by its name; said by its button. */
  lockedPlans?: Readonly<Partial<Record<PlanName, string>>> | undefined;
  /** Why no plan can be chosen; said above them and by every button. */
  lockedReason?: string | undefined;
  /** Where one asks about a plan that has no price; absent leaves the words alone. */
  contactHref?: string | undefined;
}
