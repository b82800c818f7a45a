import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billingOperations } from '../../db/schema/billing.ts';
import { billingClient } from '../../../test/support/billingClient.ts';
import { databaseStore } from '../../../test/support/emulatorCatalogue.ts';

/** `npm run prove -- billing` runs twenty rounds of two hundred. */
const ROUNDS = Number(process.env['BILLING_ROUNDS'] ?? 2);
const AT_ONCE = Number(process.env['BILLING_AT_ONCE'] ?? 25);

it(
  `${AT_ONCE} equal concurrent clicks are one operation, ${ROUNDS} times`,
  async () => {
    const fixture = await billingClient([{}, undefined, undefined, undefined, databaseStore]);
    const { client, server } = fixture;
    const { stripe } = server.services.payments ?? {};
    await fixture.card();
    await fixture.subscribe('pro');
    const priceId = await fixture.price('additional');
    const operations = async () =>
      server.db
        .select()
        .from(billingOperations)
        .where(eq(billingOperations.companyId, fixture.companyId));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = (await operations()).length;
      const body = {
        priceId,
        quantity: round,
        subscriptionType: 'pro',
        currentAdditionalProducts: round - 1,
      };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          client.post('/api/updateAdditionalProducts', body, {
            headers: { 'idempotency-key': `round-${round}` },
          }),
        ),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses]).toEqual([200]);
      const results = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { result: string }).result),
      );
      expect(new Set(results)).toEqual(new Set(['success']));
      const after = await operations();
      expect(after).toHaveLength(before + 1);
      expect(after.every(({ state }) => state === 'done')).toBe(true);
    }
    const subscriptions = await stripe?.subscriptions.list({ limit: 100 });
    const [only] = subscriptions?.data ?? [];
    expect(subscriptions?.data).toHaveLength(1);
    expect(only?.items.data.map(({ quantity }) => quantity).toSorted()).toEqual([1, ROUNDS]);
    const invoices = await stripe?.invoices.list({ limit: 100 });
    // The first of the plan, and one for each round.
    expect(invoices?.data).toHaveLength(1 + ROUNDS);
  },
  60_000 + ROUNDS * AT_ONCE * 200,
);
