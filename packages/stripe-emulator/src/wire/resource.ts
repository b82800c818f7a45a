/** How a resource is written: a table of routes, each a function from the wire to an object. */
import type { Json } from './store.ts';
import type { Wire } from './context.ts';
import type { Data } from './data.ts';

/** Answers one request with the object that Stripe would send; refuses by throwing a StripeProblem. */
export type Handler = (wire: Wire) => Promise<Data>;

/** Computes a field that is only there when `expand` names it. */
export type Include = (wire: Wire, object: Data) => Promise<Json>;

/** One of Stripe's resources. */
export interface Resource {
  /** By method and path: `'POST /v1/customers/:id'`. */
  readonly routes: Readonly<Record<string, Handler>>;
  /** By object and field: `'customer.subscriptions'`. A field that merely holds an id needs no entry. */
  readonly includes?: Readonly<Record<string, Include>>;
}
