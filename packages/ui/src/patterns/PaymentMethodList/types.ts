import type { PaymentMethod } from '@hangtag/contract/wire/billing';

/** What is being done with one card. */
export interface CardWork {
  /** Of the card. */
  readonly id: string;
  readonly verb: 'makeDefault' | 'delete';
}

/** Why something did not work with one card. */
export interface CardProblem {
  /** Of the card. */
  readonly id: string;
  /** What is so, then what to do. */
  readonly sentence: string;
}

export interface PaymentMethodListProps {
  /** The company's cards, in the order in which they are shown. */
  methods: readonly PaymentMethod[];
  /** Is a plan active? Then the default card stays [F121]. */
  isPlanActive: boolean;
  /** The present day, ISO 8601: cards that expire within 60 days say so. */
  today: string;
  /** What is under way; one thing at a time. @default null */
  work?: CardWork | null;
  /** What went wrong last; it stands in its card's row until it is settled. @default null */
  problem?: CardProblem | null;
  /** Absent where no card may be added. */
  onAdd?: () => void;
  /** Absent where the default may not be changed. */
  onMakeDefault?: (id: string) => void;
  /** Heard after the question was answered; absent where none may be deleted. */
  onDelete?: (id: string) => void;
  /** Place of the title in the document's outline. @default 3 */
  level?: 2 | 3 | 4;
}
