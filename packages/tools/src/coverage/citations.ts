/** One group of rows in docs/specification.md. */
export interface Group {
  readonly title: string;
  readonly ids: readonly string[];
}

/** The rows of the specification by their headings. */
export function readGroups(markdown: string): Group[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      ids: [...section.matchAll(/^- ([FMKXD]\d+) /gm)].flatMap(([, id]) => id ?? []),
    }));
}

// One pass over comments and strings, so that neither is matched inside the other.
const commentOrString =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

/** The ids that the strings of a test file cite: `[F118]`, `[F001, F002]`; comments do not count. */
export function citedIds(source: string): Set<string> {
  const strings = [...source.matchAll(commentOrString)].map(([, string]) => string ?? '');
  const lists = strings.flatMap((string) => [
    ...string.matchAll(/\[([FMKXD]\d+(?:,\s*[FMKXD]\d+)*)\]/g),
  ]);
  return new Set(lists.flatMap(([, list]) => (list ?? '').split(/,\s*/)));
}
