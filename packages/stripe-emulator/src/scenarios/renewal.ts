/** Time passes: renewals, and cards that fail. */
import {
  type Scenario,
  card,
  days,
  hours,
  payLatest,
  expectRefusal,
  renewal,
  sees,
  expectEvents,
  subscribe,
} from './steps.ts';

/** Each with the card it begins with. */
export const renewalScenarios: readonly Scenario[] = [
  [
    'a renewal is a draft for an hour, then it is paid',
    'visa',
    [
      subscribe('basic'),
      days(28),
      sees({ status: 'active', invoice: 'draft', invoices: 2, until: '2026-03-31' }),
      hours(1),
      sees({ invoice: 'paid', due: 3900 }),
    ],
  ],
  [
    'Jan 31, Feb 28, Mar 31, Apr 30',
    'visa',
    [
      subscribe('basic'),
      sees({ until: '2026-02-28' }),
      renewal,
      sees({ until: '2026-03-31' }),
      renewal,
      sees({ until: '2026-04-30' }),
    ],
  ],
  [
    'a year later',
    'visa',
    [subscribe('basic'), days(366), sees({ invoices: 13, invoice: 'paid' })],
  ],
  [
    'a yearly plan renews after a year',
    'visa',
    [
      subscribe('pro', { cycle: 'year' }),
      days(364),
      sees({ invoices: 1 }),
      renewal,
      sees({ invoices: 2, due: 112_800, until: '2028-01-31' }),
    ],
  ],
  [
    'a renewal that is declined is past due',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      sees({ status: 'past_due', invoice: 'open', attempts: 1 }),
      expectEvents('invoice.finalized', 'charge.failed', 'invoice.payment_failed'),
    ],
  ],
  [
    'it is tried again after 3 days',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      days(3),
      sees({ status: 'past_due', attempts: 2 }),
    ],
  ],
  [
    'and after 5 more',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      days(8),
      sees({ status: 'past_due', attempts: 3 }),
    ],
  ],
  [
    'and after 7 more; then it ends',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      days(15),
      sees({ status: 'canceled', attempts: 4, invoice: 'open', reason: 'payment_failed' }),
      expectEvents('invoice.payment_failed', 'customer.subscription.deleted'),
    ],
  ],
  [
    'nothing more is tried after the end',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      days(60),
      card('visa'),
      days(60),
      sees({ status: 'canceled', invoices: 2, attempts: 4 }),
    ],
  ],
  [
    'another card pays at the next retry',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      card('visa'),
      days(3),
      sees({ status: 'active', invoice: 'paid', attempts: 2 }),
    ],
  ],
  [
    'another card pays at once when it is asked to',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      card('visa'),
      payLatest,
      sees({ status: 'active', invoice: 'paid' }),
      renewal,
      sees({ invoices: 3, invoice: 'paid' }),
    ],
  ],
  [
    'a bad card by hand does not use up the schedule',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      renewal,
      expectRefusal(payLatest, 'generic_decline'),
      expectRefusal(payLatest, 'generic_decline'),
      sees({ status: 'past_due', attempts: 1 }),
    ],
  ],
  [
    'a renewal that wants 3-D Secure is past due and says so',
    'visa',
    [
      subscribe('basic'),
      card('authenticationRequired'),
      renewal,
      sees({ status: 'past_due', invoice: 'open' }),
      expectEvents('payment_intent.requires_action', 'invoice.payment_action_required'),
      expectRefusal(payLatest, 'invoice_payment_intent_requires_action'),
    ],
  ],
];
