import { faultsIn, type Fault } from './fault.ts';

const inAdapter = faultsIn('packages/server/src/billing');

const callsOf = (name: string): string => `calls/${name}.test.ts`;

/** Faults in the server, between our calls and Stripe's. */
export const adapterFaults: readonly Fault[] = [
  inAdapter(
    '429 is final',
    'transport.ts',
    'status === 429 || status === 409',
    'status === 409',
    'transport.test.ts',
  ),
  inAdapter(
    'a dead Stripe is asked once',
    'transport.ts',
    'attempt >= attempts ||',
    'attempt >= 1 ||',
    'transport.test.ts',
  ),
  inAdapter(
    'each try has a key of its own',
    'operations.ts',
    'key: (step) => `${id}:${attempt}:${step}`',
    'key: (step) => `${randomUUID()}:${attempt}:${step}`',
    'operations.test.ts',
    callsOf('subscribe'),
  ),
  inAdapter(
    'an older reading overwrites',
    'sync.ts',
    'locked.readAt > readAt',
    'locked.readAt < new Date(0)',
    'sync.test.ts',
    'converge.test.ts',
  ),
  inAdapter(
    'the quantity is dropped',
    'calls/items.ts',
    'else changes.push({ id: held.additionalItem, price, quantity });',
    'else changes.push({ id: held.additionalItem, price });',
    callsOf('quantity'),
    callsOf('change'),
  ),
  inAdapter(
    'a plan is added, not swapped',
    'calls/items.ts',
    'changes.push({ id: held.planItem, price: planPrice(target, prices) });',
    'changes.push({ price: planPrice(target, prices) });',
    callsOf('change'),
  ),
  inAdapter(
    'a year of an addition costs a month',
    'items.ts',
    'cents: 12 * monthlyCents',
    'cents: monthlyCents',
    callsOf('change'),
    callsOf('subscribe'),
  ),
  inAdapter(
    'the coupon is not sent',
    'calls/beginPlan.ts',
    '...(found && { discounts: [discountOf(found)] }),',
    '',
    callsOf('coupon'),
  ),
];
