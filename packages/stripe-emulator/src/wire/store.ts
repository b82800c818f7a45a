/** Where the emulator keeps its objects; the server gives one on its database, tests one in memory. */

/** What can be written as JSON. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** A stored object of Stripe. */
export interface StoredObject {
  readonly id: string;
  /** Stripe's name of the kind: `customer`, `invoice`, ...; the emulator's own kinds begin with an underscore. */
  readonly kind: string;
  /** Its owner, usually the customer; lists filter by it. */
  readonly owner: string | null;
  /** Grows with every object made, over all kinds: the order of lists. */
  readonly sequence: number;
  readonly data: { readonly [key: string]: Json | undefined };
}

/** Which objects a list holds. */
export interface ListQuery {
  readonly kind: string;
  /** Only those of this owner. @default all */
  readonly owner?: string;
  /** Only those made after, or before, the object with this sequence. */
  readonly after?: number;
  readonly before?: number;
  /** @default 'newest' */
  readonly order?: 'newest' | 'oldest';
  /** @default no limit */
  readonly limit?: number;
}

/** Reading and writing within one request. */
export interface StoreTransaction {
  get(id: string): Promise<StoredObject | null>;
  list(query: ListQuery): Promise<readonly StoredObject[]>;
  /** Makes it or replaces it; the sequence of a new one is given by the store. */
  put(object: Omit<StoredObject, 'sequence'>): Promise<void>;
  delete(id: string): Promise<void>;
}

/** Where the emulator stores its objects. */
export interface EmulatorStore {
  /**
   * Runs one request alone: no other request of any process runs at the same time, and its writes are stored together or, when
   * it throws, not at all. Nothing in it waits for the network.
   */
  transaction<Result>(work: (tx: StoreTransaction) => Promise<Result>): Promise<Result>;
}
