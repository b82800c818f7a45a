/** Charges: every attempt to take money, also those that failed. */
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { page } from '../wire/page.ts';
import { text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

function list(wire: Wire): Promise<Data> {
  const intent = text(wire.params, 'payment_intent');
  return page(wire, '/v1/charges', {
    kind: 'charge',
    owner: text(wire.params, 'customer'),
    accepts: (data) => intent === undefined || data['payment_intent'] === intent,
  });
}

/** `/v1/charges`. */
export const charges: Resource = {
  routes: {
    'GET /v1/charges': list,
    'GET /v1/charges/:id': (wire) => wire.find('charge', wire.path('id')),
  },
};
