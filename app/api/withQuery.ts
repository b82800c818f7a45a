/** The parameters of an address. */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Appends a query; omits null, undefined and empty values. */
export function withQuery(path: string, query: Query): string {
  const kept = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const params = new URLSearchParams(kept);
  return params.size === 0 ? path : `${path}?${params}`;
}
