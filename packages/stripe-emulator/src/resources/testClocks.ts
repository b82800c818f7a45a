/** Test clocks: the time of their customers, moved by hand. */
import { advance } from '../clock/run.ts';
import { type TestClock, all, dataOf, get, put } from '../engine/stored.ts';
import { deleteObject } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import { integer, nullable, required } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

const KIND = 'test_helpers.test_clock';
const PATH = '/v1/test_helpers/test_clocks';
const THIRTY_DAYS = 30 * 86_400;

function frozenTime(wire: Wire): number {
  required(wire.params, 'frozen_time');
  return integer(wire.params, 'frozen_time') ?? 0;
}

async function create(wire: Wire): Promise<Data> {
  const clock: TestClock = {
    id: newId('clock'),
    object: KIND,
    created: wire.now,
    deletes_after: wire.now + THIRTY_DAYS,
    frozen_time: frozenTime(wire),
    livemode: false,
    name: nullable(wire.params, 'name') ?? null,
    status: 'ready',
    status_details: {},
  };
  await put(wire, clock);
  await wire.emit('test_helpers.test_clock.created', dataOf(clock));
  return dataOf(clock);
}

async function advanced(wire: Wire): Promise<Data> {
  const clock = await get(wire, KIND, wire.path('id'));
  const target = frozenTime(wire);
  if (target <= clock.frozen_time) {
    throw new StripeProblem({
      message: 'The `frozen_time` must be greater than the current frozen time of the test clock.',
      param: 'frozen_time',
    });
  }
  return dataOf(await advance(wire, clock, target));
}

/** Its customers and their subscriptions go with it, as Stripe does. */
async function remove(wire: Wire): Promise<Data> {
  const clock = await get(wire, KIND, wire.path('id'));
  for (const subscription of await all(wire, 'subscription')) {
    if (subscription.test_clock === clock.id) await wire.tx.delete(subscription.id);
  }
  for (const customer of await all(wire, 'customer')) {
    if (customer.test_clock === clock.id) await deleteObject(wire, dataOf(customer));
  }
  await wire.emit('test_helpers.test_clock.deleted', dataOf(clock));
  return deleteObject(wire, dataOf(clock));
}

/** `/v1/test_helpers/test_clocks`. */
export const testClocks: Resource = {
  routes: {
    [`POST ${PATH}`]: create,
    [`GET ${PATH}`]: (wire) => page(wire, PATH, { kind: KIND }),
    [`GET ${PATH}/:id`]: (wire) => wire.find(KIND, wire.path('id')),
    [`POST ${PATH}/:id/advance`]: advanced,
    [`DELETE ${PATH}/:id`]: remove,
  },
};
