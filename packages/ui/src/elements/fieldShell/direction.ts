/** Input types that are left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'password']);

/** The text direction of a field: left to right for an address or number, else by its content. */
export function directionOf(type: string | undefined): 'ltr' | 'auto' {
  return leftToRight.has(type ?? 'text') ? 'ltr' : 'auto';
}
