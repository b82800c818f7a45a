/** Versions as entity tags, and the conditions a request makes about them (RFC 9110, 13). */

/** The tag of a row's version. */
export const versionTag = (version: number) => `"${version}"`;

/** Does a condition's list name this tag? Weak and strong tags count alike here. */
export function matchesTag(condition: string, tag: string): boolean {
  const plain = (each: string) => each.trim().replace(/^W\//, '');
  return condition.trim() === '*' || condition.split(',').map(plain).includes(plain(tag));
}
