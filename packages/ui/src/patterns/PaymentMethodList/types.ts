import type { PaymentMethod } from '@hangtag/contract/wire/billing';

/** The running action on one card. */
export interface CardWork {
  /** Id of the card. */
  readonly id: string;
  readonly verb: 'makeDefault' | 'delete';
}

/** The failure of an action on one card. */
export interface CardProblem {
  /** Id of the card. */
  readonly id: string;
  /** The problem, then the remedy. */
  readonly sentence: string;
}

export interface PaymentMethodListProps {
  /** The company's cards, in display order. */
  methods: readonly PaymentMethod[];
  /** Whether a plan is active; its default card cannot be deleted [F121]. */
  isPlanActive: boolean;
  /** Today, ISO 8601: cards that expire within 60 days are marked. */
  today: string;
  /** The running action; one at a time. @default null */
  work?: CardWork | null;
  /** The last failure; its card's row shows it until it is resolved. @default null */
  problem?: CardProblem | null;
  /** Absent where no card may be added. */
  onAdd?: () => void;
  /** Absent where the default may not be changed. */
  onMakeDefault?: (id: string) => void;
  /** Called after confirmation; absent where none may be deleted. */
  onDelete?: (id: string) => void;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}
