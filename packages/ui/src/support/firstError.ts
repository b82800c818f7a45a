/** What is said of each field, by its name: one sentence or several. */
type Errors = Readonly<Record<string, string | readonly string[]>>;

/** The first sentence that is said of a field; undefined where nothing is. */
export const firstError = (errors: Errors | undefined, field: string): string | undefined =>
  [errors?.[field]].flat()[0];
