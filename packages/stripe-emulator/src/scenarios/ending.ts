/** A subscription ends, or does not. */
import {
  type Scenario,
  cancelAtEnd,
  cancelNow,
  change,
  days,
  expectRefusal,
  renewal,
  resume,
  sees,
  expectEvents,
  subscribe,
} from './steps.ts';

/** Each with the card it begins with. */
export const endingScenarios: readonly Scenario[] = [
  [
    'cancelled at the end: it runs until then, and is not renewed',
    'visa',
    [
      subscribe('basic'),
      cancelAtEnd,
      sees({ status: 'active', ends: true, reason: 'cancellation_requested' }),
      days(27),
      sees({ status: 'active' }),
      days(1),
      sees({ status: 'canceled', invoices: 1 }),
      expectEvents('customer.subscription.updated', 'customer.subscription.deleted'),
    ],
  ],
  [
    'resumed in time it renews',
    'visa',
    [
      subscribe('basic'),
      cancelAtEnd,
      days(20),
      resume,
      sees({ ends: false, reason: null }),
      renewal,
      sees({ status: 'active', invoices: 2 }),
    ],
  ],
  [
    'after the end it cannot be resumed',
    'visa',
    [
      subscribe('basic'),
      cancelAtEnd,
      days(28),
      expectRefusal(resume, 'invalid_canceled_subscription_fields'),
    ],
  ],
  [
    'changed while it ends, it still ends',
    'visa',
    [
      subscribe('basic'),
      cancelAtEnd,
      change({ plan: 'pro' }),
      sees({ plan: 'pro', ends: true, due: 6000 }),
      days(28),
      sees({ status: 'canceled' }),
    ],
  ],
  [
    'cancelled twice is cancelled once',
    'visa',
    [subscribe('basic'), cancelAtEnd, cancelAtEnd, sees({ ends: true, invoices: 1 })],
  ],
  [
    'cancelled now it is over, and nothing is given back',
    'visa',
    [
      subscribe('basic'),
      days(14),
      cancelNow(),
      sees({ status: 'canceled', invoices: 1, balance: 0 }),
      days(60),
      sees({ invoices: 1 }),
    ],
  ],
  [
    'cancelled now with the rest credited',
    'visa',
    [
      subscribe('basic', { addOns: 1 }),
      days(14),
      cancelNow({ prorate: true, invoice_now: true }),
      sees({ status: 'canceled', lines: [-1950, -1000], balance: -2950 }),
    ],
  ],
  [
    'cancelled twice now is refused',
    'visa',
    [subscribe('basic'), cancelNow(), expectRefusal(cancelNow(), 'resource_missing')],
  ],
  [
    'subscribed again after the end, with the credit that was left',
    'visa',
    [
      subscribe('pro'),
      days(14),
      cancelNow({ prorate: true, invoice_now: true }),
      subscribe('pro'),
      sees({ total: 9900, due: 4950, balance: 0, status: 'active' }),
    ],
  ],
];
