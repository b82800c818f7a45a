/** What a handler gets: the request, decoded, and the store within one transaction. */
import type { Stripe } from 'stripe';
import type { EmulatorOptions } from './emulator.ts';
import type { StoreTransaction } from './store.ts';
import { idOf, numberOf, textOf, type Data } from './data.ts';
import { resourceMissing } from './errors.ts';
import { concealed, newId } from './ids.ts';
import type { Params } from './params.ts';

/** The version whose objects the emulator speaks: an upgrade of the client breaks this line first. */
export const apiVersion: Stripe.LatestApiVersion = '2026-09-30.endive';

export type { Data } from './data.ts';

/** One request, inside its transaction. */
export interface Wire {
  readonly tx: StoreTransaction;
  /** Body of a POST, query of a GET or DELETE. */
  readonly params: Params;
  /** A part of the address: `wire.path('id')`. */
  readonly path: (name: string) => string;
  /** The real present, in seconds. */
  readonly now: number;
  /** The present of a customer in seconds: the frozen time of its test clock if it has one. */
  readonly nowOf: (customer: string | null) => Promise<number>;
  /** `req_…` of this request. */
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  /** An object by id; throws Stripe's `resource_missing`. `param` names the parameter that held the id, if it is not the address. */
  readonly find: (kind: string, id: string, param?: string) => Promise<Data>;
  /** Objects of a preview by id: they can be expanded in the answer and are never stored. */
  readonly unsaved: Map<string, Data>;
  /** Writes an object; its `id` and `object` are in the data. */
  readonly save: (data: Data, owner?: string | null) => Promise<Data>;
  /** Writes down an event; it is signed and delivered after the transaction. */
  readonly emit: (type: string, object: Data, previous?: Data) => Promise<void>;
}

/** The fields of every request. */
export interface RequestFacts {
  readonly params: Params;
  readonly path: (name: string) => string;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/** Seconds since 1970. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The wire of one request. */
export function createWire(
  tx: StoreTransaction,
  options: EmulatorOptions,
  facts: RequestFacts,
): Wire {
  const now = seconds(options.now());

  async function nowOf(customer: string | null): Promise<number> {
    const clock = customer && textOf((await tx.get(customer))?.data ?? {}, 'test_clock');
    return clock ? numberOf((await tx.get(clock))?.data ?? {}, 'frozen_time') || now : now;
  }

  async function find(kind: string, id: string, param?: string): Promise<Data> {
    const stored = await tx.get(id);
    if (stored?.kind === kind) return stored.data;
    throw resourceMissing(
      kind.replaceAll('_', ' ').replace('payment method', 'PaymentMethod'),
      id,
      param,
    );
  }

  async function save(data: Data, owner?: string | null): Promise<Data> {
    const id = idOf(data);
    const kind = textOf(data, 'object') ?? '';
    const kept =
      owner === undefined ? ((await tx.get(id))?.owner ?? textOf(data, 'customer')) : owner;
    await tx.put({ id, kind, owner: kept, data });
    return data;
  }

  async function emit(type: string, object: Data, previous?: Data): Promise<void> {
    const customer =
      textOf(object, 'object') === 'customer' ? idOf(object) : textOf(object, 'customer');
    const id = newId('evt');
    const event = {
      id,
      object: 'event',
      api_version: apiVersion,
      created: await nowOf(customer),
      data: {
        object: concealed(object),
        ...(previous && { previous_attributes: concealed(previous) }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: facts.requestId, idempotency_key: facts.idempotencyKey },
      type,
    };
    await tx.put({ id, kind: 'event', owner: customer, data: event });
    const delivery = { event: id, attempts: 0, due: 0 };
    await tx.put({ id: `_delivery_${id}`, kind: '_delivery', owner: null, data: delivery });
  }

  return { tx, ...facts, now, nowOf, find, unsaved: new Map(), save, emit };
}
