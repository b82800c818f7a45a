import { faultsIn, type Fault } from './fault.ts';

const inAdapter = faultsIn('packages/server/src/billing');

const callsOf = (name: string): string => `changes/${name}.test.ts`;

/** Faults in the server, between our calls and Stripe's. */
export const adapterFaults: readonly Fault[] = [
  inAdapter(
    '429 is final',
    'stripe/transport.ts',
    'status === 429 || status === 409',
    'status === 409',
    'stripe/transport.test.ts',
  ),
  inAdapter(
    'a dead Stripe is asked once',
    'stripe/transport.ts',
    'attempt >= attempts ||',
    'attempt >= 1 ||',
    'stripe/transport.test.ts',
  ),
  inAdapter(
    'each try has a key of its own',
    'operations/runOperation.ts',
    'key: (step) => `${id}:${attempt}:${step}`',
    'key: (step) => `${randomUUID()}:${attempt}:${step}`',
    'operations/runOperation.test.ts',
    callsOf('subscribe'),
  ),
  inAdapter(
    'an older reading overwrites',
    'sync/storedBilling.ts',
    'locked.readAt > readAt',
    'locked.readAt < new Date(0)',
    'sync/syncCompany.test.ts',
    'sync/converge.test.ts',
  ),
  inAdapter(
    'the quantity is dropped',
    'changes/stripeSubscription.ts',
    'else changes.push({ id: currentPlan.additionalItem, price, quantity });',
    'else changes.push({ id: currentPlan.additionalItem, price });',
    callsOf('quantity'),
    callsOf('change'),
  ),
  inAdapter(
    'a plan is added, not swapped',
    'changes/stripeSubscription.ts',
    'changes.push({ id: currentPlan.planItem, price: planPrice(target, prices) });',
    'changes.push({ price: planPrice(target, prices) });',
    callsOf('change'),
  ),
  inAdapter(
    'a year of an addition costs a month',
    'catalogue/itemsForSale.ts',
    'cents: 12 * monthlyCents',
    'cents: monthlyCents',
    callsOf('change'),
    callsOf('subscribe'),
  ),
  inAdapter(
    'the coupon is not sent',
    'changes/subscribe.ts',
    '...(found && { discounts: discountsWith(held, found) }),',
    '',
    callsOf('coupon'),
  ),
];
