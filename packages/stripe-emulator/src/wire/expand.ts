/** `expand[]`: ids become objects, and fields that are only there on request are computed. */
import type { Json } from './store.ts';
import type { Wire } from './context.ts';
import { isHash, textOf, type Data } from './data.ts';
import { StripeProblem } from './errors.ts';
import { texts } from './params.ts';
import type { Include } from './resource.ts';

/** By object and field, of all resources. */
export type Includes = ReadonlyMap<string, Include>;

const refused = (path: string): StripeProblem =>
  new StripeProblem({
    message: `This property cannot be expanded (${path}).`,
    param: 'expand',
  });

async function field(wire: Wire, includes: Includes, holder: Data, name: string): Promise<Json> {
  const include = includes.get(`${textOf(holder, 'object') ?? ''}.${name}`);
  if (include) return include(wire, holder);
  const value = holder[name];
  if (value === undefined) throw refused(name);
  return typeof value === 'string' ? whole(wire, value, name) : value;
}

async function whole(wire: Wire, id: string, name: string): Promise<Json> {
  const data = wire.unsaved.get(id) ?? (await wire.tx.get(id))?.data;
  if (!data) throw refused(name);
  return data;
}

/** A list of ids, as a subscription has of its discounts, becomes a list of objects. */
const wholeList = (wire: Wire, list: readonly Json[], name: string): Promise<Json[]> =>
  Promise.all(
    list.map(async (item) => (typeof item === 'string' ? whole(wire, item, name) : item)),
  );

async function along(
  wire: Wire,
  includes: Includes,
  holder: Json,
  path: readonly string[],
): Promise<Json> {
  const [name, ...rest] = path;
  if (name === undefined || holder === null) return holder;
  if (Array.isArray(holder)) {
    const items: readonly Json[] = holder;
    return Promise.all(items.map((item) => along(wire, includes, item, path)));
  }
  if (!isHash(holder)) throw refused(path.join('.'));
  const present = holder[name];
  // An object that is expanded already is walked through, not read again.
  const value = Array.isArray(present)
    ? await wholeList(wire, present as readonly Json[], name)
    : typeof present === 'object' && present !== null
      ? present
      : await field(wire, includes, holder, name);
  return { ...holder, [name]: await along(wire, includes, value, rest) };
}

/** The object with everything that the request wants to see in full. */
export async function expanded(wire: Wire, includes: Includes, object: Data): Promise<Json> {
  let result: Json = object;
  for (const path of texts(wire.params, 'expand') ?? []) {
    result = await along(wire, includes, result, path.split('.'));
  }
  return result;
}
