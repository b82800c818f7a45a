/**
 * The story files that `chromatic trace --mode compact` prints.
 * @throws When the tracer gives up and would picture everything, with its reason.
 */
export function affectedStories(printed: string): readonly string[] {
  const [, count] = /Traced \d+ changed files? to (\d+) affected story files?/.exec(printed) ?? [];
  if (count === undefined)
    throw new Error(`The tracer did not narrow the change down:\n${printed}`);
  const found = [...printed.matchAll(/^— (\S+\.(?:stories\.tsx|mdx))\s*$/gm)].flatMap(
    ([, file]) => file ?? [],
  );
  if (found.length !== Number(count))
    throw new Error(`The tracer's list was not understood:\n${printed}`);
  // The tracer counts documentation pages too; they have no picture.
  return found.filter((file) => file.endsWith('.stories.tsx'));
}
