/** An address with a query as it was sent, before its fragment. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [before = '', ...fragment] = address.split('#');
  const joined = `${before}${before.includes('?') ? '&' : '?'}${query}`;
  return [joined, ...fragment].join('#');
}
