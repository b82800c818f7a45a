/** Valid names of blobs: parts of letters, digits, dash, dot and underscore between slashes. */

/**
 * The parts of a storage name.
 * @throws Error for any other name; names come from the server, so that is a fault.
 */
export function partsOf(name: string): readonly string[] {
  const parts = name.split('/');
  const isSafe = parts.every(
    (part) => /^[\w-][\w.-]*$/.test(part) && Buffer.byteLength(part) <= 255,
  );
  if (!isSafe) throw new Error(`Not a storage name: ${JSON.stringify(name)}`);
  return parts;
}

/** Whether the blob is `prefix` itself or below it. */
export const isBelow = (name: string, prefix: string): boolean =>
  name === prefix || name.startsWith(`${prefix}/`);
