/** The store of tests: a map in memory, one request at a time. */
import type { EmulatorStore, ListQuery, StoredObject, StoreTransaction } from './wire/store.ts';

function fits(object: StoredObject, query: ListQuery): boolean {
  const { kind, owner, after, before } = query;
  return (
    object.kind === kind &&
    (owner === undefined || object.owner === owner) &&
    (after === undefined || object.sequence > after) &&
    (before === undefined || object.sequence < before)
  );
}

/** An empty store; what a transaction wrote is undone when it throws. */
export function createMemoryStore(): EmulatorStore {
  let objects = new Map<string, StoredObject>();
  let sequence = 0;
  let last: Promise<unknown> = Promise.resolve();

  const tx: StoreTransaction = {
    get: (id) => Promise.resolve(objects.get(id) ?? null),
    list: (query) => {
      const found = [...objects.values()]
        .filter((object) => fits(object, query))
        .toSorted((a, b) =>
          query.order === 'oldest' ? a.sequence - b.sequence : b.sequence - a.sequence,
        );
      return Promise.resolve(found.slice(0, query.limit ?? found.length));
    },
    put: (object) => {
      const known = objects.get(object.id)?.sequence;
      // Cloned, so that no caller holds a reference into the store.
      const data = structuredClone(object.data);
      objects.set(object.id, { ...object, data, sequence: known ?? ++sequence });
      return Promise.resolve();
    },
    delete: (id) => {
      objects.delete(id);
      return Promise.resolve();
    },
  };

  return {
    transaction: (work) => {
      const run = last.then(async () => {
        const before = new Map(objects);
        try {
          return await work(tx);
        } catch (error) {
          objects = before;
          throw error;
        }
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}
