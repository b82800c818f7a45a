import * as v from 'valibot';

/** The first sentence a schema says against a value, or null when it fits: what a field shows (F208). */
export function firstProblem(schema: v.GenericSchema, value: unknown): string | null {
  const read = v.safeParse(schema, value);
  return read.success ? null : read.issues[0].message;
}
