import { faultsIn, type Fault } from './fault.ts';

const inEmulator = faultsIn('packages/stripe-emulator/src');

const wire = 'wire/wire.test.ts';
const delivery = 'wire/delivery.test.ts';
const cards = 'resources/cards.test.ts';
const catalogue = 'resources/catalogue.test.ts';
const customers = 'resources/customers.test.ts';

/** Faults in the emulator. */
export const emulatorFaults: readonly Fault[] = [
  inEmulator(
    'lists of a form stay hashes',
    'wire/params.ts',
    'key === String(index)',
    'key === "none"',
    'wire/params.test.ts',
  ),
  inEmulator(
    'a missing object answers 400',
    'wire/errors.ts',
    "param === 'id' ? 404 : 400",
    '400',
    wire,
  ),
  inEmulator(
    'a key is not remembered',
    'serve.ts',
    'if (key) await storeAnswer(',
    'if (!key) await storeAnswer(',
    wire,
  ),
  inEmulator(
    'a key may be used for anything',
    'wire/idempotency.ts',
    "textOf(kept, 'fingerprint') === fingerprint",
    'fingerprint',
    wire,
  ),
  inEmulator(
    'a key is remembered for ten days',
    'wire/idempotency.ts',
    'const day = 24 * 60 * 60',
    'const day = 240 * 60 * 60',
    wire,
  ),
  inEmulator(
    'the signature leaves the time out',
    'wire/delivery.ts',
    '`${now}.${body}`',
    'body',
    delivery,
  ),
  inEmulator(
    'webhooks are not signed',
    'wire/delivery.ts',
    'v1=${digest}',
    'v0=${digest}',
    delivery,
  ),
  inEmulator(
    'what nobody took is forgotten',
    'wire/delivery.ts',
    'return; // It stays',
    '// It stays',
    delivery,
  ),
  inEmulator('lists never have more', 'wire/page.ts', 'found.length > limit', 'false', wire),
  inEmulator(
    'pages backwards are upside down',
    'wire/page.ts',
    'isBackwards ? shown.toReversed() : shown',
    'shown',
    wire,
  ),
  inEmulator(
    'nothing is expanded',
    'wire/expand.ts',
    'result = await along(',
    'await along(',
    wire,
  ),
  inEmulator(
    'any test key is taken',
    'wire/keys.ts',
    '!timingSafeEqual(given, wanted)',
    'false',
    wire,
    'browserRoutes.test.ts',
  ),
  inEmulator(
    'client secrets are in events',
    'wire/context.ts',
    'object: concealed(object)',
    'object',
    cards,
  ),
  inEmulator(
    'prices are in dollars',
    'resources/prices.ts',
    'unit_amount: Number.isInteger(amount) ? amount : null',
    'unit_amount: amount / 100',
    catalogue,
  ),
  inEmulator(
    'lookup keys are not looked at',
    'resources/prices.ts',
    "keys.some((key) => key === price['lookup_key'])",
    'true',
    catalogue,
  ),
  inEmulator(
    'coupons are never over',
    'resources/coupons.ts',
    'ends <= wire.now',
    'ends <= 0',
    catalogue,
  ),
  inEmulator(
    'a card may have two customers',
    'resources/cards.ts',
    'if (owner !== null) {',
    "if (owner === '') {",
    cards,
  ),
  inEmulator(
    'a detached card stays the default',
    'resources/cards.ts',
    'await forgetDefault(wire, customer, detached);',
    '',
    cards,
  ),
  inEmulator(
    'a set-up keeps no card',
    'resources/setupIntents.ts',
    'await attach(wire, card, customer);',
    '{}',
    cards,
  ),
  inEmulator(
    'metadata is replaced',
    'wire/params.ts',
    'const merged = { ...before };',
    'const merged: Record<string, string> = {};',
    'wire/params.test.ts',
  ),
  inEmulator(
    'a balance is a text',
    'resources/customers.ts',
    "balance: integer(wire.params, 'balance') ?? 0",
    "balance: String(integer(wire.params, 'balance') ?? 0)",
    customers,
  ),
  inEmulator(
    'unused time is charged',
    'money/prorate.ts',
    'amount === 0 ? 0 : -amount',
    'amount',
    'money',
  ),
];
