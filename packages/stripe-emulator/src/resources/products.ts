/** Products: what prices are for. */
import { deleteObject, saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { metadataOf, type Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import {
  flag,
  hash,
  hashes,
  mergedMetadata,
  nullable,
  required,
  text,
  texts,
} from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';
import { createPrice } from './prices.ts';

const features = (wire: Wire): readonly Data[] | undefined =>
  hashes(wire.params, 'marketing_features')?.map((feature) => ({
    name: required(feature, 'name'),
  }));

function fieldsOf(wire: Wire, before: Data): Data {
  const { params } = wire;
  return {
    ...before,
    active: flag(params, 'active') ?? before['active'],
    default_price: nullable(params, 'default_price') ?? before['default_price'],
    description: nullable(params, 'description') ?? before['description'],
    images: texts(params, 'images') ?? before['images'],
    marketing_features: features(wire) ?? before['marketing_features'],
    metadata: mergedMetadata(metadataOf(before), params),
    name: text(params, 'name') ?? before['name'],
    statement_descriptor:
      nullable(params, 'statement_descriptor') ?? before['statement_descriptor'],
    tax_code: nullable(params, 'tax_code') ?? before['tax_code'],
    unit_label: nullable(params, 'unit_label') ?? before['unit_label'],
    url: nullable(params, 'url') ?? before['url'],
  };
}

const create: Handler = async (wire) => {
  const id = text(wire.params, 'id') ?? newId('prod');
  if (await wire.tx.get(id)) {
    const message = `Product already exists.`;
    throw new StripeProblem({ message, code: 'resource_already_exists', param: 'id' });
  }
  const bare: Data = {
    id,
    object: 'product',
    active: true,
    created: wire.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: required(wire.params, 'name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: wire.now,
    url: null,
  };
  const made = await wire.save(fieldsOf(wire, bare), null);
  await wire.emit('product.created', made);
  const priced = hash(wire.params, 'default_price_data');
  if (!priced) return made;
  const price = await createPrice(wire, { ...priced, product: id });
  return wire.save({ ...made, default_price: price['id'] });
};

const update: Handler = async (wire) => {
  const before = await wire.find('product', wire.path('id'));
  return saveChange(wire, 'product.updated', before, {
    ...fieldsOf(wire, before),
    updated: wire.now,
  });
};

const remove: Handler = async (wire) => {
  const found = await wire.find('product', wire.path('id'));
  if ((await wire.tx.list({ kind: 'price', owner: wire.path('id'), limit: 1 })).length > 0) {
    const message =
      'This product cannot be deleted because it has one or more user-created prices.';
    throw new StripeProblem({ message });
  }
  await wire.emit('product.deleted', found);
  return deleteObject(wire, found);
};

const list: Handler = (wire) => {
  const active = flag(wire.params, 'active');
  const ids = texts(wire.params, 'ids');
  return page(wire, '/v1/products', {
    kind: 'product',
    accepts: ({ id, active: isActive }) =>
      (active === undefined || isActive === active) &&
      (ids === undefined || ids.some((asked) => asked === id)),
  });
};

/** `/v1/products`. */
export const products: Resource = {
  routes: {
    'POST /v1/products': create,
    'GET /v1/products': list,
    'GET /v1/products/:id': (wire) => wire.find('product', wire.path('id')),
    'POST /v1/products/:id': update,
    'DELETE /v1/products/:id': remove,
  },
};
