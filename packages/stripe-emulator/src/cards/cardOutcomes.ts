/** What happens when a published test card is saved or charged. */
import { createHash } from 'node:crypto';
import {
  type Decline,
  expiredDecline,
  genericDecline,
  type TestCard,
  testCards,
} from './publishedCards.ts';
import { hashOf, textOf, type Data } from '../wire/data.ts';

export type { Decline } from './publishedCards.ts';

/** The outcome of a charge. */
export type ChargeOutcome =
  | { readonly kind: 'succeeded' }
  | ({ readonly kind: 'declined' } & Decline)
  | {
      readonly kind: 'requires_action';
      /** The outcome after the cardholder has confirmed. */
      readonly afterwards: Exclude<ChargeOutcome, { kind: 'requires_action' }>;
    };

/** Identifies a card, as Stripe does, without its number. */
export const fingerprintOf = (known: TestCard): string =>
  createHash('sha256').update(`test card ${known.name}`).digest('hex').slice(0, 16);

const byFingerprint = new Map(testCards.map((known) => [fingerprintOf(known), known]));

/** The card behind a stored payment method. */
export const cardOfPaymentMethod = (paymentMethod: Data): TestCard | null =>
  byFingerprint.get(textOf(hashOf(paymentMethod, 'card'), 'fingerprint') ?? '') ?? null;

/** How a charge is made. */
interface ChargeState {
  /** Is the cardholder away, as at a renewal? */
  readonly offSession: boolean;
  /** Was the card saved by a set-up that succeeded? @default is it attached to a customer */
  readonly isSetUp?: boolean;
  /** When it is charged, in seconds. */
  readonly at: number;
}

const asksHolder = (known: TestCard, { offSession, isSetUp = false }: ChargeState): boolean => {
  if (known.authentication === 'always') return true;
  if (known.authentication === 'when present') return !offSession;
  return known.authentication === 'unless set up' && !isSetUp;
};

/** Is its last month over? */
function hasExpired(paymentMethod: Data, at: number): boolean {
  const { exp_month: month, exp_year: year } = hashOf(paymentMethod, 'card');
  if (typeof month !== 'number' || typeof year !== 'number') return false;
  return Date.UTC(year, month) / 1000 <= at;
}

/** The outcome of charging a stored payment method. */
export function chargeOutcome(paymentMethod: Data, state: ChargeState): ChargeOutcome {
  const known = cardOfPaymentMethod(paymentMethod);
  if (!known) return { kind: 'declined', ...genericDecline };
  if (hasExpired(paymentMethod, state.at)) return { kind: 'declined', ...expiredDecline };
  const isSetUp = state.isSetUp ?? textOf(paymentMethod, 'customer') !== null;
  const afterwards = known.chargeDecline
    ? ({ kind: 'declined', ...known.chargeDecline } as const)
    : ({ kind: 'succeeded' } as const);
  return asksHolder(known, { ...state, isSetUp })
    ? { kind: 'requires_action', afterwards }
    : afterwards;
}

/** The outcome of setting a card up with the cardholder present. */
export function setupOutcome(paymentMethod: Data): ChargeOutcome {
  const known = cardOfPaymentMethod(paymentMethod);
  if (!known) return { kind: 'declined', ...genericDecline };
  if (known.setupDecline) return { kind: 'declined', ...known.setupDecline };
  const asks = known.authentication === 'always' || known.authentication === 'unless set up';
  return asks
    ? { kind: 'requires_action', afterwards: { kind: 'succeeded' } }
    : { kind: 'succeeded' };
}
