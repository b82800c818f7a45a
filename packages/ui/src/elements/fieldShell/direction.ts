/** What is written from left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'password']);

/** Which way the words in a field run: an address or a number from left to right, all else as its own letters do. */
export function directionOf(type: string | undefined): 'ltr' | 'auto' {
  return leftToRight.has(type ?? 'text') ? 'ltr' : 'auto';
}
