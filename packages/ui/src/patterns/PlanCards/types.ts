import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Plan, PlanName } from '@hangtag/contract/wire/plan';

/** The states of the plans. */
export type PlansContent =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly plans: readonly Plan[] }
  | FailedContent;

/** The billing interval of a plan. */
export type PlanInterval = 'month' | 'year';

export interface PlanCardsProps {
  /** The plans as loaded; those not to be displayed are filtered out [F095]. */
  content: PlansContent;
  /** Loads the plans again after a failure. */
  onRetry: () => void;
  /** Receives the chosen plan. */
  onChoose: (plan: Plan) => void;
  /** The company's plan; null without one. @default null */
  current?: PlanName | null;
  /** The chosen plan while it is being prepared; null for none. @default null */
  choosing?: PlanName | null;
  /** The number of active products, to mark the smallest plan that holds them; 0 marks none. @default 0 */
  usedProducts?: number;
  /** The billing interval of the displayed prices. @default 'month' */
  interval?: PlanInterval;
  /** Receives the other interval; absent where there is no choice. */
  onIntervalChange?: ((interval: PlanInterval) => void) | undefined;
  /** Why yearly billing is locked, as when a plan is changed; shown beside the choice [F155]. */
  yearlyLockedReason?: string | undefined;
  /** Why a plan is locked, by its name; shown by its button. */
  lockedPlans?: Readonly<Partial<Record<PlanName, string>>> | undefined;
  /** Why no plan can be chosen; shown above them and by every button. */
  lockedReason?: string | undefined;
}
