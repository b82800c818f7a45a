import { expect, it } from 'vitest';
import { billingFixture } from './billingFixture.ts';
import { takeInvalidRequests } from './schemaCheck.ts';

it('a request without a type in Stripe’s client is reported, whatever Stripe answers', async () => {
  const { stripe, customer } = await billingFixture();
  expect(takeInvalidRequests()).toEqual([]);
  const ask = async (method: string, path: string, params: object) => {
    await stripe.rawRequest(method, path, params).catch(() => null);
    return takeInvalidRequests();
  };
  const path = `/v1/customers/${customer}`;
  expect(await ask('POST', path, { name: 'Lund' })).toEqual([]);
  expect(await ask('POST', path, { title: 'Lund' })).toEqual([
    expect.stringMatching(/^POST \/v1\/customers\/cus_\w+: .*"additionalProperty":"title"/),
  ]);
  expect(await ask('POST', '/v1/subscriptions', { customer, items: 'none' })).toEqual([
    expect.stringContaining('/items'),
  ]);
  expect(await ask('POST', '/v1/prices', { product: 'prod_1' })).toEqual([
    expect.stringContaining('currency'),
  ]);
  expect(await ask('POST', '/v1/wishes', {})).toEqual([
    'POST /v1/wishes: the client has no such method',
  ]);
});

it('an API version other than the types’ is reported', async () => {
  const { stripe, customer } = await billingFixture();
  await stripe.customers.retrieve(customer, {}, { apiVersion: '2020-08-27' });
  expect(takeInvalidRequests()).toEqual([expect.stringMatching(/Stripe-Version is 2020-08-27/)]);
});
