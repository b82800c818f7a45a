/** The written scenarios at Stripe's sandbox, each beside the emulator. */
import Stripe from 'stripe';
import { topics } from '../scenarios/all.ts';
import type { Scenario } from '../scenarios/steps.ts';
import { companyIn } from '../testing/companyIn.ts';
import { createCompany } from '../testing/emulatorCompany.ts';
import { differencesIn, refusalOf } from './compare.ts';
import {
  type SandboxTimings,
  createSandboxCatalogue,
  sandboxEnvironment,
} from './sandboxEnvironment.ts';
import type { SandboxSettings } from './settings.ts';

/** How it is run. */
interface RunOptions extends SandboxTimings {
  readonly say: (line: string) => void;
  /** Only scenarios whose name holds this. */
  readonly only?: string;
  /** Asked before each scenario: is this enough? */
  readonly isStopped?: () => boolean;
}

/** The results, as names of scenarios. */
export interface SandboxResult {
  readonly same: readonly string[];
  readonly different: readonly string[];
  readonly skipped: readonly string[];
}

const clientOf = ({ key, base }: SandboxSettings): Stripe =>
  new Stripe(key, {
    telemetry: false,
    maxNetworkRetries: 3,
    ...(base && { protocol: 'http', host: base.hostname, port: base.port }),
  });

/** Runs them one after another, and removes what the run created. */
export async function runAtSandbox(
  settings: SandboxSettings,
  { say, only = '', isStopped = () => false, ...patience }: RunOptions,
): Promise<SandboxResult> {
  const result = { same: [] as string[], different: [] as string[], skipped: [] as string[] };
  const run = `hangtag-${Date.now().toString(36)}`;
  const shop = await createSandboxCatalogue(clientOf(settings), run);
  say(`Everything that this run makes at Stripe is named ${run}.`);

  async function play(scenario: Scenario, number: number): Promise<readonly string[]> {
    const [, card] = scenario;
    const name = `${run}-${number}`;
    const world = sandboxEnvironment(shop, name, patience);
    try {
      const { company: emulated } = await createCompany(card);
      return await differencesIn(scenario, { emulated, real: await companyIn(world, card, name) });
    } catch (error) {
      return [`before the first step: ${refusalOf(error)}`];
    } finally {
      await world.close();
    }
  }

  try {
    const wanted = topics
      .flatMap(([, scenarios]) => scenarios)
      .filter(([name]) => name.includes(only));
    for (const [index, scenario] of wanted.entries()) {
      const [name] = scenario;
      if (isStopped()) break;
      const reason = skipReason(scenario);
      if (reason !== null) {
        result.skipped.push(name);
        say(`- skipped: ${name}. ${reason}`);
        continue;
      }
      const differences = await play(scenario, index + 1);
      result[differences.length === 0 ? 'same' : 'different'].push(name);
      say(`${differences.length === 0 ? '✓ same' : '✗ different'}: ${name}`);
      for (const difference of differences) say(`    ${difference}`);
    }
  } finally {
    await shop.close();
  }
  return result;
}

const reasons: Readonly<Record<string, string>> = {
  'a coupon that is over is refused':
    'No coupon can be made that is over already, and Stripe does not say whether a coupon ends by the real clock or by the test clock.',
};

/** Why Stripe's API cannot run a scenario; null where it can. */
function skipReason([name, , steps]: Scenario): string | null {
  if (steps.some(({ needsBrowser }) => needsBrowser)) {
    return 'The bank’s question is answered on a page of Stripe’s in a browser, and no call answers it.';
  }
  return reasons[name] ?? null;
}
