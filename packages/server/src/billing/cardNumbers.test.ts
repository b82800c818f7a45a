import { expect, it } from 'vitest';
import { ensureCustomer } from './sync/customers.ts';
import { billingFixture } from '../../test/support/billingFixture.ts';
import { captureLog } from '../../test/support/capturedLog.ts';
import { everyRow } from '../../test/support/everyRow.ts';
import { databaseStore } from '../../test/support/emulatorCatalogue.ts';

const numbers = ['4242424242424242', '4000000000000002', '4000002500003155', '4111111111111111'];

it('stores and logs no card number, and no client secret in our own rows', async () => {
  const fixture = await billingFixture({}, undefined, databaseStore);
  const { server, stripe } = fixture;
  const said = captureLog(server.services);
  const customer = await ensureCustomer(server.services, fixture.companyId);
  const secrets: string[] = [];
  for (const number of numbers) {
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session' });
    secrets.push(intent.client_secret ?? '');
    const answer = await server.app.request(
      `http://localhost:4000/_stripe/setup_intents/${intent.id}/confirm`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          key: server.services.payments?.publishableKey ?? '',
          client_secret: intent.client_secret ?? '',
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': number,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2031',
          'payment_method_data[card][cvc]': '987',
        }),
      },
    );
    if (number === '4242424242424242') expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(number);
  }
  await fixture.addCard('pm_card_visa');
  await fixture.subscribe('pro');
  await fixture.settle();
  const rows = await everyRow(server.db);
  expect(rows.length).toBeGreaterThan(20);
  for (const number of numbers) {
    expect([...rows, ...said].filter((text) => text.includes(number))).toEqual([]);
  }
  const own = rows.filter((row) => !row.startsWith('stripe_emulator_objects'));
  for (const secret of secrets) {
    expect(secret).toMatch(/_secret_/);
    expect([...own, ...said].filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(own.filter((row) => row.includes('_secret_'))).toEqual([]);
});
