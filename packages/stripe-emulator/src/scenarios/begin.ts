/** A subscription begins. */
import {
  type Scenario,
  authenticate,
  card,
  hours,
  payLatest,
  expectRefusal,
  sees,
  expectEvents,
  subscribe,
} from './steps.ts';

const error = { behavior: 'error_if_incomplete' } as const;
const waiting = { behavior: 'default_incomplete' } as const;

/** Each with the card it begins with. */
export const beginScenarios: readonly Scenario[] = [
  [
    'a monthly plan is paid at once',
    'visa',
    [
      subscribe('basic'),
      sees({ status: 'active', invoice: 'paid', total: 3900, due: 3900, until: '2026-02-28' }),
      sees({ attempts: 1, balance: 0, lines: [3900] }),
      expectEvents('customer.subscription.created', 'invoice.finalized', 'charge.succeeded'),
      expectEvents('payment_intent.succeeded', 'invoice.paid', 'customer.subscription.updated'),
    ],
  ],
  [
    'a yearly plan is paid at once',
    'mastercard',
    [
      subscribe('pro', { cycle: 'year' }),
      sees({ status: 'active', total: 112_800, until: '2027-01-31' }),
    ],
  ],
  [
    'a plan with additional products is one invoice with two lines',
    'visa',
    [subscribe('pro', { addOns: 3 }), sees({ lines: [9900, 6000], due: 15_900, addOns: 3 })],
  ],
  [
    'a hundred additional products',
    'visa',
    [subscribe('business', { addOns: 100 }), sees({ lines: [24_900, 200_000], addOns: 100 })],
  ],
  [
    'a yearly additional product costs twelve months',
    'visa',
    [subscribe('basic', { cycle: 'year', addOns: 1 }), sees({ lines: [44_400, 24_000] })],
  ],
  [
    'without a card nothing is subscribed to',
    null,
    [expectRefusal(subscribe('basic'), 'resource_missing')],
  ],
  [
    'without a card it can wait to be confirmed',
    null,
    [subscribe('basic', waiting), sees({ status: 'incomplete', invoice: 'open', attempts: 0 })],
  ],
  [
    'a declined card leaves it incomplete',
    'chargeCustomerFail',
    [
      subscribe('basic'),
      sees({ status: 'incomplete', invoice: 'open', attempts: 1 }),
      expectEvents('charge.failed', 'payment_intent.payment_failed', 'invoice.payment_failed'),
    ],
  ],
  [
    'a declined card with error_if_incomplete leaves nothing behind',
    'chargeCustomerFail',
    [
      expectRefusal(subscribe('basic', error), 'generic_decline'),
      card('visa'),
      subscribe('basic'),
      sees({ status: 'active', invoices: 1 }),
    ],
  ],
  [
    'an incomplete subscription begins when another card pays',
    'chargeCustomerFail',
    [subscribe('basic'), card('visa'), payLatest, sees({ status: 'active', invoice: 'paid' })],
  ],
  [
    'an incomplete subscription stays so while the card is declined',
    'chargeCustomerFail',
    [
      subscribe('basic'),
      expectRefusal(payLatest, 'generic_decline'),
      sees({ status: 'incomplete', attempts: 1 }),
    ],
  ],
  [
    'an incomplete subscription waits 22 hours',
    'chargeCustomerFail',
    [subscribe('basic'), hours(22), sees({ status: 'incomplete', invoice: 'open' })],
  ],
  [
    'an incomplete subscription expires after 23 hours and its invoice is void',
    'chargeCustomerFail',
    [
      subscribe('basic'),
      hours(23),
      sees({ status: 'incomplete_expired', invoice: 'void' }),
      expectEvents('payment_intent.canceled', 'invoice.voided', 'customer.subscription.updated'),
    ],
  ],
  [
    '3-D Secure that passes begins it',
    'authenticationRequired',
    [
      subscribe('pro'),
      sees({ status: 'incomplete', invoice: 'open' }),
      expectEvents('payment_intent.requires_action', 'invoice.payment_action_required'),
      authenticate(true),
      sees({ status: 'active', invoice: 'paid', due: 9900 }),
    ],
  ],
  [
    '3-D Secure that fails leaves it incomplete',
    'authenticationRequired',
    [
      subscribe('pro'),
      authenticate(false),
      sees({ status: 'incomplete', invoice: 'open' }),
      expectEvents('payment_intent.requires_action', 'payment_intent.payment_failed'),
    ],
  ],
  [
    '3-D Secure that passes and is then declined leaves it incomplete',
    'threeDSecureRequiredChargeDeclined',
    [subscribe('pro'), authenticate(true), sees({ status: 'incomplete', invoice: 'open' })],
  ],
  [
    '3-D Secure that fails can be paid by another card',
    'authenticationRequired',
    [subscribe('pro'), authenticate(false), card('visa'), payLatest, sees({ status: 'active' })],
  ],
  [
    '3-D Secure with error_if_incomplete is refused and leaves nothing',
    'authenticationRequired',
    [expectRefusal(subscribe('pro', error), 'subscription_payment_intent_requires_action')],
  ],
  [
    'a card that was set up is not asked again',
    'authenticationRequiredOnSetup',
    [subscribe('pro'), sees({ status: 'active', invoice: 'paid' })],
  ],
];
