/** Canonical JSON: members are sorted, so that equal contents compare equal (D35). */

/**
 * Plain data as JSON with sorted members; members that are undefined are left out, as JSON does.
 * @throws RangeError for a value that contains itself.
 */
export const canonicalJson = (value: unknown): string =>
  write(value, (member) => member === undefined);

/**
 * Do two values say the same, whatever the order of their members? A member that is null says nothing, like one that is
 * absent: a page published before a field existed says the same as a draft in which the field is empty.
 */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || meaning(left) === meaning(right);
}

const meaning = (value: unknown): string => write(value, (member) => (member ?? null) === null);

function write(value: unknown, isLeftOut: (member: unknown) => boolean): string {
  if (Array.isArray(value)) return `[${value.map((each) => write(each, isLeftOut)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => !isLeftOut(member))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${write(member, isLeftOut)}`);
  return `{${members.join(',')}}`;
}
