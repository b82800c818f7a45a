/** A subscription changes, and is paid. */
import {
  type Scenario,
  change,
  days,
  hours,
  previews,
  renewal,
  sees,
  expectEvents,
  subscribe,
} from './steps.ts';

/** Each with the card it begins with. */
export const changeScenarios: readonly Scenario[] = [
  [
    'an upgrade half way is credited and charged by halves, at once',
    'visa',
    [
      subscribe('basic'),
      days(14),
      previews({ plan: 'pro' }, { lines: [-1950, 4950], total: 3000, due: 3000 }),
      change({ plan: 'pro' }),
      sees({ plan: 'pro', total: 3000, due: 3000, invoice: 'paid', until: '2026-02-28' }),
      renewal,
      sees({ total: 9900, lines: [9900], until: '2026-03-31' }),
    ],
  ],
  [
    'an upgrade in the first second charges the difference',
    'visa',
    [
      subscribe('basic'),
      change({ plan: 'business' }),
      sees({ lines: [-3900, 24_900], due: 21_000 }),
    ],
  ],
  [
    'an upgrade an hour before the end charges little',
    'visa',
    [subscribe('basic'), hours(28 * 24 - 1), change({ plan: 'pro' }), sees({ lines: [-6, 15] })],
  ],
  [
    'what is too little to charge waits on the balance',
    'visa',
    [
      subscribe('basic'),
      hours(28 * 24 - 1),
      change({ plan: 'pro' }),
      sees({ due: 0, balance: 9, invoice: 'paid' }),
      renewal,
      sees({ due: 9909, balance: 0 }),
    ],
  ],
  [
    'a downgrade leaves a credit that pays the next invoice',
    'visa',
    [
      subscribe('business'),
      days(14),
      change({ plan: 'basic' }),
      sees({ plan: 'basic', lines: [-12_450, 1950], total: -10_500, due: 0, balance: -10_500 }),
      renewal,
      sees({ total: 3900, due: 0, balance: -6600, invoice: 'paid' }),
      renewal,
      renewal,
      sees({ due: 1200, balance: 0, invoice: 'paid' }),
    ],
  ],
  [
    'a credit pays for the next upgrade',
    'visa',
    [
      subscribe('pro'),
      change({ plan: 'basic' }),
      sees({ balance: -6000 }),
      change({ plan: 'pro' }),
      sees({ total: 6000, due: 0, balance: 0 }),
    ],
  ],
  [
    'there and back within a second costs nothing',
    'visa',
    [
      subscribe('basic'),
      days(3),
      change({ plan: 'business' }),
      change({ plan: 'basic' }),
      sees({ balance: -18_750, plan: 'basic' }),
    ],
  ],
  [
    'month to year begins a year now, with the month credited',
    'visa',
    [
      subscribe('basic'),
      days(14),
      previews({ cycle: 'year' }, { lines: [-1950, 44_400], due: 42_450 }),
      change({ cycle: 'year' }),
      sees({ cycle: 'year', due: 42_450, until: '2027-02-14', invoice: 'paid' }),
    ],
  ],
  [
    'year to month begins a month now, and the rest of the year is a credit',
    'visa',
    [
      subscribe('basic', { cycle: 'year' }),
      days(73),
      change({ cycle: 'month' }),
      sees({ cycle: 'month', lines: [-35_520, 3900], balance: -31_620, until: '2026-05-14' }),
      renewal,
      sees({ due: 0, balance: -27_720 }),
    ],
  ],
  [
    'month to year keeps the additional products',
    'visa',
    [
      subscribe('pro', { addOns: 2 }),
      change({ cycle: 'year' }),
      sees({ addOns: 2, lines: [-9900, -4000, 112_800, 48_000] }),
    ],
  ],
  [
    'a change with create_prorations waits for the next invoice',
    'visa',
    [
      subscribe('basic'),
      days(14),
      change({ plan: 'pro', proration: 'create_prorations' }),
      sees({ invoices: 1, plan: 'pro' }),
      expectEvents('invoiceitem.created', 'customer.subscription.updated'),
      renewal,
      sees({ lines: [-1950, 4950, 9900], due: 12_900 }),
    ],
  ],
  [
    'what waits is gathered by the next change',
    'visa',
    [
      subscribe('basic'),
      days(14),
      change({ plan: 'pro', proration: 'create_prorations' }),
      change({ addOns: 1 }),
      sees({ lines: [-1950, 4950, 1000], due: 4000 }),
    ],
  ],
  [
    'a change without prorations costs nothing until the next period',
    'visa',
    [
      subscribe('basic'),
      days(14),
      change({ plan: 'pro', proration: 'none' }),
      sees({ invoices: 1, plan: 'pro' }),
      renewal,
      sees({ due: 9900 }),
    ],
  ],
  [
    'what was never charged is never credited',
    'visa',
    [
      subscribe('basic'),
      change({ plan: 'business', proration: 'none' }),
      days(14),
      change({ plan: 'basic' }),
      sees({ lines: [-1950, 1950], total: 0 }),
    ],
  ],
];
