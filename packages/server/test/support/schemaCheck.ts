/** Every request that the server sends to Stripe in a test, held against the types of Stripe's own client. */
import type { Fetch } from '../../src/billing/stripe/transport.ts';

let wrong: string[] = [];

/** Judges what goes through; the judge itself is loaded with the first request, because it is large. */
export function withSchemaCheck(fetch: Fetch): Fetch {
  return async (url, init) => {
    const { schemaCheck } = await import('@hangtag/stripe-emulator/schemaCheck/schemaCheck');
    const { method = 'GET', headers, body } = init;
    const sent = {
      method,
      url,
      headers: new Headers(headers),
      body: typeof body === 'string' ? body : '',
    };
    wrong.push(...schemaCheck().request(sent));
    return fetch(url, init);
  };
}

/** What was wrong since this was last asked, each thing once. */
export function takeInvalidRequests(): readonly string[] {
  const taken = [...new Set(wrong)];
  wrong = [];
  return taken;
}
