/** One text for one meaning: JSON whose members stand in order, so that equal contents compare equal (D35). */

/**
 * Plain data as JSON with sorted members; members that are undefined are left out, as JSON does.
 * @throws RangeError for a value that contains itself.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** Do two values say the same, whatever the order of their members? */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || canonicalJson(left) === canonicalJson(right);
}
