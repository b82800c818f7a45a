/** Invoice payments: which payment intent pays which invoice. */
import type { Wire } from '../wire/context.ts';
import { type Data, hashOf } from '../wire/data.ts';
import { page } from '../wire/page.ts';
import { hash, text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

function list(wire: Wire): Promise<Data> {
  const status = text(wire.params, 'status');
  const intent = text(hash(wire.params, 'payment') ?? {}, 'payment_intent');
  return page(wire, '/v1/invoice_payments', {
    kind: 'invoice_payment',
    owner: text(wire.params, 'invoice'),
    accepts: (data) =>
      (status === undefined || data['status'] === status) &&
      (intent === undefined || hashOf(data, 'payment')['payment_intent'] === intent),
  });
}

/** `/v1/invoice_payments`. */
export const invoicePayments: Resource = {
  routes: {
    'GET /v1/invoice_payments': list,
    'GET /v1/invoice_payments/:id': (wire) => wire.find('invoice_payment', wire.path('id')),
  },
};
