/** Scenarios of coupons. */
import {
  type Scenario,
  change,
  days,
  previews,
  expectRefusal,
  renewal,
  sees,
  expectEvents,
  subscribe,
} from './steps.ts';

/** Each with the card it begins with. */
export const couponsScenarios: readonly Scenario[] = [
  [
    '20 percent once: the first invoice only',
    'visa',
    [
      subscribe('pro', { coupon: 'SAVE20' }),
      sees({ total: 7920, lines: [9900], discounts: 0 }),
      expectEvents('customer.discount.created', 'customer.discount.deleted'),
      renewal,
      sees({ total: 9900, invoice: 'paid' }),
    ],
  ],
  [
    '50 percent for three months: three invoices, not the fourth',
    'visa',
    [
      subscribe('pro', { coupon: 'HALF3' }),
      sees({ total: 4950, discounts: 1 }),
      renewal,
      sees({ total: 4950 }),
      renewal,
      sees({ total: 4950 }),
      renewal,
      sees({ total: 9900, discounts: 0 }),
    ],
  ],
  [
    '$10 once',
    'visa',
    [
      subscribe('basic', { coupon: 'TENOFF' }),
      sees({ total: 2900 }),
      renewal,
      sees({ total: 3900 }),
    ],
  ],
  [
    '$10 is spread over the lines',
    'visa',
    [
      subscribe('basic', { coupon: 'TENOFF', addOns: 3 }),
      sees({ total: 8900, lines: [3900, 6000] }),
    ],
  ],
  [
    'a discount for ever',
    'visa',
    [
      subscribe('business', { coupon: 'ALWAYS5', addOns: 1 }),
      sees({ total: 25_555 }),
      renewal,
      renewal,
      sees({ total: 25_555, discounts: 1 }),
    ],
  ],
  [
    'a first invoice of nothing needs no payment',
    'visa',
    [
      subscribe('basic', { coupon: 'FREE' }),
      sees({ status: 'active', invoice: 'paid', total: 0, due: 0, attempts: 0 }),
      renewal,
      sees({ total: 3900, invoice: 'paid' }),
    ],
  ],
  [
    'a coupon that is over is refused',
    'visa',
    [days(1), expectRefusal(subscribe('basic', { coupon: 'EXPIRED' }), 'coupon_expired')],
  ],
  [
    'a coupon that nobody made is refused',
    'visa',
    [expectRefusal(subscribe('basic', { coupon: 'NOSUCH' }), 'resource_missing')],
  ],
  [
    'a coupon for one is refused the second time',
    'visa',
    [
      subscribe('basic', { coupon: 'LIMIT1' }),
      sees({ total: 3510 }),
      expectRefusal(change({ plan: 'pro', coupon: 'LIMIT1' }), 'coupon_expired'),
    ],
  ],
  [
    'a coupon with a change reduces the rest of the period',
    'visa',
    [
      subscribe('basic'),
      days(14),
      previews({ plan: 'pro', coupon: 'SAVE20' }, { lines: [-1950, 4950], total: 2010 }),
      change({ plan: 'pro', coupon: 'SAVE20' }),
      sees({ lines: [-1950, 4950], total: 2010, discounts: 0 }),
    ],
  ],
  [
    'what was paid with a coupon is credited as it was paid',
    'visa',
    [
      subscribe('basic', { coupon: 'SAVE20' }),
      days(14),
      change({ plan: 'pro' }),
      sees({ lines: [-1950, 4950], total: 3390 }),
    ],
  ],
  [
    'a lasting discount reduces what a change charges',
    'visa',
    [
      subscribe('basic', { coupon: 'HALF3' }),
      days(14),
      change({ plan: 'pro' }),
      sees({ lines: [-1950, 4950], total: 1500, discounts: 1 }),
      renewal,
      sees({ total: 4950 }),
    ],
  ],
  [
    'the preview of a coupon redeems nothing',
    'visa',
    [
      subscribe('basic'),
      previews({ plan: 'pro', coupon: 'LIMIT1' }, { lines: [-3900, 9900], total: 5010 }),
      change({ plan: 'pro', coupon: 'LIMIT1' }),
      sees({ lines: [-3900, 9900], total: 5010 }),
    ],
  ],
  [
    'a third off is rounded on each of two lines',
    'visa',
    [
      subscribe('pro', { coupon: 'THIRD', addOns: 3 }),
      sees({ lines: [9900, 6000], total: 10_600 }),
    ],
  ],
  [
    'several coupons count one after the other',
    'visa',
    [
      subscribe('pro', { coupon: ['SAVE20', 'TENOFF'] }),
      sees({ total: 6920, discounts: 0 }),
      renewal,
      sees({ total: 9900 }),
    ],
  ],
  [
    'a coupon of one product counts for that alone, also in a change and its credit',
    'visa',
    [
      subscribe('pro', { coupon: 'MORE50', addOns: 2 }),
      sees({ lines: [9900, 4000], total: 11_900 }),
      days(14),
      change({ addOns: 4 }),
      sees({ lines: [-2000, 4000], total: 1000 }),
      change({ addOns: 0 }),
      sees({ total: -2000, discounts: 1 }),
    ],
  ],
  [
    'a coupon that counts once and has reduced nothing waits',
    'visa',
    [
      subscribe('basic', { addOns: 2 }),
      change({ coupon: 'SAVE20', addOns: 0 }),
      sees({ lines: [-4000], discounts: 1, balance: -4000 }),
      renewal,
      sees({ total: 3120, due: 0, discounts: 0 }),
    ],
  ],
  [
    '$10 off a change is its share of the period',
    'visa',
    [
      subscribe('basic'),
      days(14),
      change({ plan: 'pro', coupon: 'TENOFF' }),
      sees({ lines: [-1950, 4950], total: 2500, discounts: 0 }),
    ],
  ],
];
