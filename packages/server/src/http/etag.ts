/** Versions as ETags, and conditional requests (RFC 9110, 13). */

/** The tag of a row's version. */
export const versionTag = (version: number) => `"${version}"`;

/** Whether a condition's list contains this tag; weak and strong tags are equal here. */
export function matchesTag(condition: string, tag: string): boolean {
  const plain = (each: string) => each.trim().replace(/^W\//, '');
  return condition.trim() === '*' || condition.split(',').map(plain).includes(plain(tag));
}
