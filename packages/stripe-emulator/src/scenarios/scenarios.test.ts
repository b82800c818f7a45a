import { describe, expect, it } from 'vitest';
import { createCompany } from '../testing/emulatorCompany.ts';
import { checkInvariants } from '../testing/invariants.ts';
import { topics } from './all.ts';
import type { Step } from './steps.ts';

/** Runs it on a new emulator; the invariants are checked after each step, and every call against Stripe's types. */
async function expectScenario(card: string | null, steps: readonly Step[]): Promise<void> {
  const { company, client } = await createCompany(card);
  for (const step of steps) {
    await step(company);
    await checkInvariants(company);
  }
  await client.emulator.flush();
  expect([...new Set(client.problems())]).toEqual([]);
}

describe.each(topics)('%s', (_title, scenarios) => {
  it.each(scenarios)('%s', { timeout: 60_000 }, async (_name, card, steps) => {
    await expectScenario(card, steps);
  });
});
