/** A subscription changes, and the card says no. */
import {
  type Scenario,
  card,
  change,
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
export const unpaidChangeScenarios: readonly Scenario[] = [
  [
    'a change that the card declines is made and past due',
    'visa',
    [
      subscribe('basic'),
      days(14),
      card('chargeCustomerFail'),
      change({ plan: 'pro' }),
      sees({ plan: 'pro', status: 'past_due', invoice: 'open', attempts: 1 }),
      card('visa'),
      payLatest,
      sees({ status: 'active', invoice: 'paid' }),
    ],
  ],
  [
    // Nobody stops it at Stripe: a server has to, because the old invoice stays open beside the credit.
    'a smaller plan while the renewal is open credits time that nobody paid for',
    'visa',
    [
      subscribe('pro'),
      card('chargeCustomerFail'),
      renewal,
      sees({ plan: 'pro', status: 'past_due', invoice: 'open', balance: 0 }),
      change({ plan: 'basic' }),
      sees({ plan: 'basic', invoices: 3, invoice: 'paid', due: 0, balance: -5992 }),
    ],
  ],
  [
    'a change with error_if_incomplete that the card declines is not made',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      expectRefusal(change({ plan: 'pro', behavior: 'error_if_incomplete' }), 'generic_decline'),
      sees({ plan: 'basic', status: 'active', invoices: 1 }),
    ],
  ],
  [
    'a change that waits for its payment is made when that comes',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      change({ plan: 'pro', behavior: 'pending_if_incomplete' }),
      sees({ plan: 'basic', status: 'active', invoice: 'open' }),
      card('visa'),
      payLatest,
      sees({ plan: 'pro', status: 'active', invoice: 'paid' }),
    ],
  ],
  [
    'a change that waits for its payment is dropped after 23 hours',
    'visa',
    [
      subscribe('basic'),
      card('chargeCustomerFail'),
      change({ plan: 'pro', behavior: 'pending_if_incomplete' }),
      hours(23),
      sees({ plan: 'basic', status: 'active', invoice: 'void' }),
      expectEvents('customer.subscription.pending_update_expired'),
    ],
  ],
  [
    'a change that is paid at once does not wait',
    'visa',
    [
      subscribe('basic'),
      change({ plan: 'pro', behavior: 'pending_if_incomplete' }),
      sees({ plan: 'pro', status: 'active', invoice: 'paid', due: 6000 }),
    ],
  ],
  [
    'an incomplete subscription cannot be changed',
    'chargeCustomerFail',
    [
      subscribe('basic'),
      expectRefusal(
        change({ plan: 'pro' }),
        'You cannot update a subscription in `incomplete` status',
      ),
      sees({ plan: 'basic', status: 'incomplete' }),
    ],
  ],
];
