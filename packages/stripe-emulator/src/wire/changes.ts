/** Changes an object as Stripe reports it: the event carries the previous attributes. */
import type { Json } from './store.ts';
import type { Wire } from './context.ts';
import { idOf, isHash, textOf, type Data } from './data.ts';

const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields that differ, with their former values; of a hash only its fields that differ. */
export function previousAttributes(before: Data, after: Data): Data {
  const previous: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = before[key];
    const is = after[key];
    if (isSame(was, is)) continue;
    previous[key] = isHash(was) && isHash(is) ? previousAttributes(was, is) : (was ?? null);
  }
  return previous;
}

/** Saves an object and emits `type` when anything differs from before. */
export async function saveChange(
  wire: Wire,
  type: string,
  before: Data,
  after: Data,
): Promise<Data> {
  const previous = previousAttributes(before, after);
  if (Object.keys(previous).length === 0) return before;
  await wire.save(after);
  await wire.emit(type, after, previous);
  return after;
}

/** Replaces an object by its tombstone, which only a retrieval by id still answers. */
export async function deleteObject(wire: Wire, object: Data): Promise<Data> {
  const id = idOf(object);
  const kind = textOf(object, 'object') ?? '';
  const tombstone = { id, object: kind, deleted: true };
  await wire.tx.put({ id, kind: `_deleted_${kind}`, owner: null, data: tombstone });
  return tombstone;
}
