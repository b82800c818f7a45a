/** Error messages by field name: one or several. */
type Errors = Readonly<Record<string, string | readonly string[]>>;

/** The first error message of a field; undefined without one. */
export const firstError = (errors: Errors | undefined, field: string): string | undefined =>
  [errors?.[field]].flat()[0];
