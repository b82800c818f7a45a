import { expect, it } from 'vitest';
import { billingClient } from '../../../test/support/billingClient.ts';
import type { Fetch } from '../stripe/transport.ts';

it('a first plan is previewed and begun in the mode whose prorations the bills show, whatever the account’s is', async () => {
  const modes: [string, string | null, string | null][] = [];
  const through =
    (fetch: Fetch): Fetch =>
    async (url, init) => {
      const { pathname } = new URL(url);
      const sent = new URLSearchParams(typeof init.body === 'string' ? init.body : '');
      const at = pathname.endsWith('/create_preview')
        ? 'subscription_details[billing_mode]'
        : 'billing_mode';
      if (init.method === 'POST' && /(create_preview|subscriptions)$/.test(pathname)) {
        modes.push([
          pathname,
          sent.get(`${at}[type]`),
          sent.get(`${at}[flexible][proration_discounts]`),
        ]);
      }
      return fetch(url, init);
    };
  const fixture = await billingClient([{}, undefined, through]);
  await fixture.card();
  await fixture.preview({ kind: 'plan', subscriptionType: 'pro' });
  await fixture.subscribe('pro');
  const mode = ['flexible', 'itemized'] as const;
  expect(modes).toEqual([
    ['/v1/invoices/create_preview', ...mode],
    ['/v1/invoices/create_preview', ...mode],
    ['/v1/subscriptions', ...mode],
  ]);
});
