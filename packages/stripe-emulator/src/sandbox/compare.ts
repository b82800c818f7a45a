/** A scenario, step by step at the emulator and at Stripe, and where the two differ. */
import Stripe from 'stripe';
import { Difference, differencesOf, wordsOf } from '../scenarios/difference.ts';
import { type Scenario, observe } from '../scenarios/steps.ts';
import type { Company } from '../testing/company.ts';
import { BrokenInvariant, checkInvariants } from '../testing/invariants.ts';

/** Has anything been subscribed to? Only then there is something to look at. */
const seenOf = async (company: Company) => (company.hasSubscribed ? observe(company) : {});

/** Stripe's refusal as a sentence. @throws the error, where it is not Stripe's. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return `refused, ${error.code ?? error.type}: ${error.message}`;
}

/** How far Stripe's company is from what a step says and from what always holds. */
async function faultsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Difference) return error.fields.map(wordsOf);
    if (error instanceof BrokenInvariant) return [error.message];
    throw error;
  }
}

/**
 * The differences, each with its step; none where Stripe does as the emulator does. The emulator's company plays along, so
 * that everything that can be seen is compared, not only what the scenario mentions.
 */
export async function differencesIn(
  [, , steps]: Scenario,
  { emulated, real }: { readonly emulated: Company; readonly real: Company },
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const where = `step ${index + 1} of ${steps.length}`;
    await step(emulated);
    try {
      const stepFaults = await faultsOf(() => step(real));
      const seen = differencesOf(await seenOf(real), await seenOf(emulated)).map(wordsOf);
      const broken = await faultsOf(() => checkInvariants(real));
      for (const words of new Set([...stepFaults, ...seen, ...broken]))
        found.add(`${where}: ${words}`);
    } catch (error) {
      // Later steps depend on this one and would only repeat the difference.
      return [...found, `${where}: ${refusalOf(error)}`];
    }
  }
  return [...found];
}
