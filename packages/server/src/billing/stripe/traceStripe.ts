/** Spans for calls to Stripe. */
import { SpanKind, inSpan } from '../../support/span.ts';
import type { Fetch } from './transport.ts';

/** A fetch whose calls are spans, named by what they ask for and without its id. */
export const traceStripe =
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const { host, pathname } = new URL(url);
    const attributes = { 'server.address': host, 'http.request.method': init.method ?? 'GET' };
    const name = pathname.replaceAll(/\/[a-z]+_\w+/g, '/{id}');
    return inSpan(`Stripe ${name}`, { kind: SpanKind.CLIENT, attributes }, async (annotate) => {
      const answer = await fetch(url, init);
      annotate({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
