/** Differences between the state and a scenario's expectations. */
import { isDeepStrictEqual } from 'node:util';

/** One field of it. */
export interface FieldDifference {
  readonly field: string;
  readonly found: unknown;
  readonly wanted: unknown;
}

/** One field's difference as a sentence. */
export const wordsOf = ({ field, found, wanted }: FieldDifference): string =>
  `${field} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;

/** The state differs from the scenario's expectation. */
export class Difference extends Error {
  readonly fields: readonly FieldDifference[];

  constructor(fields: readonly FieldDifference[]) {
    super(fields.map(wordsOf).join('; '));
    this.name = 'Difference';
    this.fields = fields;
  }
}

/** The fields of `wanted` that `found` has otherwise. */
export function differencesOf(found: object, wanted: object): readonly FieldDifference[] {
  const has = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted)
    .filter(([field, value]) => !isDeepStrictEqual(has.get(field), value))
    .map(([field, value]) => ({ field, found: has.get(field), wanted: value as unknown }));
}

/** @throws Difference where `found` has a field of `wanted` otherwise. @param what Prefix of the field's name. */
export function expectSame(found: object, wanted: object, what?: string): void {
  const fields = differencesOf(found, wanted);
  if (fields.length === 0) return;
  throw new Difference(
    what === undefined
      ? fields
      : fields.map((field) => ({ ...field, field: `${what} ${field.field}` })),
  );
}
