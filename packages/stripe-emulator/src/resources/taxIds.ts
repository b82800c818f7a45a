/** Tax ids of a customer; none is looked up anywhere, so each stays pending. */
import { deleteObject } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { newId } from '../wire/ids.ts';
import { listEnvelope, page } from '../wire/page.ts';
import { hashes, required, type Params } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

/** Those that a customer is created with. */
export const taxIdParams = (params: Params): readonly Params[] =>
  hashes(params, 'tax_id_data') ?? [];

/** Adds one to a customer. */
export async function addTaxId(wire: Wire, customer: string, params: Params): Promise<Data> {
  const type = required(params, 'type');
  const country = type.startsWith('eu_') ? null : type.slice(0, 2).toUpperCase();
  const made = await wire.save({
    id: newId('txi'),
    object: 'tax_id',
    country,
    created: await wire.nowOf(customer),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: 'customer' },
    type,
    value: required(params, 'value'),
    verification: { status: 'pending', verified_address: null, verified_name: null },
  });
  await wire.emit('customer.tax_id.created', made);
  return made;
}

const urlOf = (customer: string): string => `/v1/customers/${customer}/tax_ids`;

/** `/v1/customers/:id/tax_ids`. */
export const taxIds: Resource = {
  routes: {
    'POST /v1/customers/:id/tax_ids': async (wire) => {
      await wire.find('customer', wire.path('id'));
      return addTaxId(wire, wire.path('id'), wire.params);
    },
    'GET /v1/customers/:id/tax_ids': async (wire) => {
      await wire.find('customer', wire.path('id'));
      return page(wire, urlOf(wire.path('id')), { kind: 'tax_id', owner: wire.path('id') });
    },
    'GET /v1/customers/:id/tax_ids/:tax': (wire) => wire.find('tax_id', wire.path('tax')),
    'DELETE /v1/customers/:id/tax_ids/:tax': async (wire) => {
      const found = await wire.find('tax_id', wire.path('tax'));
      await wire.emit('customer.tax_id.deleted', found);
      return deleteObject(wire, found);
    },
  },
  includes: {
    'customer.tax_ids': async (wire, customer) => {
      const id = typeof customer['id'] === 'string' ? customer['id'] : '';
      const found = await wire.tx.list({ kind: 'tax_id', owner: id });
      return listEnvelope(
        urlOf(id),
        found.map(({ data }) => data),
      );
    },
  },
};
