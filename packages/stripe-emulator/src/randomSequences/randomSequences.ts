/** Random sequences of commands, each on its own emulator. */
import fc from 'fast-check';
import { createEmulator } from '../createEmulator.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { BEGIN, type Company } from '../testing/company.ts';
import { companyOn } from '../testing/emulatorCompany.ts';
import { plainClient, secretKey, webhookSecret } from '../testing/plainClient.ts';
import {
  type Model,
  cancelNowCommand,
  changeCommand,
  cancelAtEndCommand,
  passTimeCommand,
  payCommand,
  subscribeCommand,
  cardCommand,
} from './commands.ts';

const plans = fc.constantFrom('basic', 'business', 'pro');
const cycles = fc.constantFrom('month', 'year');
const coupons = fc.constantFrom('ALWAYS5', 'FREE', 'HALF3', 'SAVE20', 'TENOFF');
/** Mostly few, sometimes as many as there may be. */
const addOns = fc.oneof(fc.nat(4), fc.nat(100), fc.constant(0), fc.constant(100));
const cards = fc.constantFrom('visa', 'visa', 'chargeCustomerFail', 'authenticationRequired');
const prorations = fc.constantFrom('always_invoice', 'always_invoice', 'create_prorations', 'none');
const behaviors = fc.constantFrom('allow_incomplete', 'error_if_incomplete');
const maybe = <Type>(arbitrary: fc.Arbitrary<Type>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const changes = fc.record({
  plan: maybe(plans),
  cycle: maybe(cycles),
  addOns: maybe(addOns),
  coupon: fc.option(coupons, { nil: undefined, freq: 1 }),
  proration: prorations,
  behavior: behaviors,
});

const beginnings = fc
  .tuple(plans, cycles, addOns, maybe(coupons))
  .map((drawn) => subscribeCommand(...drawn));

const commands = fc.commands(
  [
    beginnings,
    changes.map(changeCommand),
    changes.map(changeCommand),
    fc.nat(24 * 40).map((hours) => passTimeCommand(hours + 1)),
    fc.constant(24 * 31).map(passTimeCommand),
    cards.map(cardCommand),
    fc.constant(payCommand),
    fc.boolean().map(cancelAtEndCommand),
    fc.boolean().map(cancelNowCommand),
  ],
  { maxCommands: 10, size: 'max' },
);

async function setUp(): Promise<{ model: Model; real: Company }> {
  const emulator = createEmulator({
    store: createMemoryStore(),
    now: () => new Date(BEGIN * 1000),
    secretKey,
    webhookSecret,
    deliver: () => Promise.resolve(),
  });
  const stripe = plainClient(emulator);
  return {
    model: { running: null },
    real: await companyOn({ stripe, emulator, events: [] }, 'visa'),
  };
}

/** How many sequences, and from which seed. */
interface Amount {
  readonly sequences: number;
  /** The same seed makes the same sequences. */
  readonly seed: number;
  /** Called after each. */
  readonly onSequence?: () => void;
}

/** Plays random sequences; throws with the shortest one that breaks the model or an invariant. */
export async function playSequences({ sequences, seed, onSequence }: Amount): Promise<void> {
  await fc.assert(
    fc.asyncProperty(beginnings, commands, commands, async (first, early, late) => {
      await fc.asyncModelRun(setUp, [first, ...early, ...late]);
      onSequence?.();
    }),
    { numRuns: sequences, seed },
  );
}
