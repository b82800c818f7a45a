/**
 * The keys with uploaded files in the order in which they were chosen, whichever arrived first; the others keep their
 * places.
 * @param places The place of each uploaded file by its key.
 */
export function inUploadOrder(
  keys: readonly string[],
  places: ReadonlyMap<string, number>,
): readonly string[] {
  const placeOf = (key: string) => places.get(key) ?? 0;
  const uploaded = keys
    .filter((key) => places.has(key))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .values();
  return keys.map((key) => (places.has(key) ? (uploaded.next().value ?? key) : key));
}
