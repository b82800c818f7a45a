/** A company at an emulator in this process. */
import { createCatalogue } from './catalogue.ts';
import { type TestClient, createTestClient } from './client.ts';
import { BEGIN, type Company } from './company.ts';
import { companyIn } from './companyIn.ts';
import { plainClient } from './plainClient.ts';

/**
 * A company on a new emulator; each request, answer and event is validated.
 * @param card Which published card it pays with; null for none.
 */
export async function createCompany(
  card: string | null = 'visa',
): Promise<{ readonly company: Company; readonly client: TestClient }> {
  const client = createTestClient(() => new Date(BEGIN * 1000));
  return { company: await companyOn(client, card), client };
}

/** A company on that emulator. */
export async function companyOn(
  { stripe, emulator, events }: Pick<TestClient, 'emulator' | 'events' | 'stripe'>,
  card: string | null,
): Promise<Company> {
  const looking = plainClient(emulator);
  const catalogue = await createCatalogue(looking, BEGIN);
  const world = {
    stripe,
    looking,
    catalogue,
    async events() {
      await emulator.flush();
      return events.map(({ type }) => type);
    },
    async authenticate(clientSecret: string, isAllowed: boolean) {
      const [id = ''] = clientSecret.split('_secret_');
      const body = new URLSearchParams({
        key: 'pk_test_company',
        client_secret: clientSecret,
        allowed: String(isAllowed),
      });
      const url = `http://emulator/_stripe/payment_intents/${id}/authenticate`;
      return (await emulator.fetch(new Request(url, { method: 'POST', body }))).status;
    },
    async pass(clock: string, to: number) {
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: to });
    },
  };
  return companyIn(world, card);
}
