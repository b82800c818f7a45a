/** Additional products come and go. */
import { type Scenario, change, days, previews, renewal, sees, subscribe } from './steps.ts';

/** Each with the card it begins with. */
export const addOnsScenarios: readonly Scenario[] = [
  [
    'the first additional product is charged for the rest of the period',
    'visa',
    [
      subscribe('basic'),
      days(14),
      change({ addOns: 1 }),
      sees({ addOns: 1, lines: [1000], due: 1000 }),
      renewal,
      sees({ lines: [3900, 2000], due: 5900 }),
    ],
  ],
  [
    'from two to three: one more is paid for',
    'visa',
    [
      subscribe('basic', { addOns: 2 }),
      days(14),
      previews({ addOns: 3 }, { lines: [-2000, 3000], due: 1000 }),
      change({ addOns: 3 }),
      sees({ due: 1000 }),
      renewal,
      sees({ due: 9900 }),
    ],
  ],
  [
    'from three to one leaves a credit',
    'visa',
    [
      subscribe('basic', { addOns: 3 }),
      days(14),
      change({ addOns: 1 }),
      sees({ lines: [-3000, 1000], balance: -2000 }),
      renewal,
      sees({ total: 5900, due: 3900, balance: 0 }),
    ],
  ],
  [
    'to none: the item is gone and its rest credited',
    'visa',
    [
      subscribe('basic', { addOns: 2 }),
      days(14),
      change({ addOns: 0 }),
      sees({ addOns: 0, lines: [-2000], balance: -2000 }),
      renewal,
      sees({ lines: [3900], due: 1900 }),
    ],
  ],
  [
    'from none to a hundred and back',
    'visa',
    [
      subscribe('pro'),
      change({ addOns: 100 }),
      sees({ due: 200_000 }),
      change({ addOns: 0 }),
      sees({ balance: -200_000 }),
    ],
  ],
  [
    'the same quantity again costs nothing and makes no invoice',
    'visa',
    [subscribe('pro', { addOns: 4 }), days(3), change({ addOns: 4 }), sees({ invoices: 1 })],
  ],
  [
    'a change of plan keeps the additional products untouched',
    'visa',
    [
      subscribe('basic', { addOns: 2 }),
      days(14),
      change({ plan: 'pro' }),
      sees({ addOns: 2, lines: [-1950, 4950] }),
    ],
  ],
  [
    'a downgrade whose surplus becomes additional products (X4)',
    'visa',
    [
      subscribe('pro'),
      days(14),
      previews({ plan: 'basic', addOns: 2 }, { lines: [-4950, 1950, 2000], total: -1000 }),
      change({ plan: 'basic', addOns: 2 }),
      sees({ plan: 'basic', addOns: 2, balance: -1000 }),
      renewal,
      sees({ total: 7900, due: 6900 }),
    ],
  ],
  [
    'three changes in a period add up',
    'visa',
    [
      subscribe('basic'),
      days(7),
      change({ addOns: 1 }),
      sees({ lines: [1500] }),
      days(7),
      change({ addOns: 2 }),
      sees({ lines: [-1000, 2000] }),
      days(7),
      change({ addOns: 0 }),
      sees({ lines: [-1000], balance: -1000 }),
    ],
  ],
];
