/**
 * Joins the many small chunks of automatic splitting: over HTTP/1.1 a browser loads six files at a time, and each file
 * costs headers and a part of a round trip (docs/decisions/0064).
 */
import type { Rolldown } from 'vite';

/** Bytes of source that cost as much as one more request. */
const REQUEST = 12_000;

/** One page: the paths of the entry modules that a browser loads together to show it. */
export type Page = readonly string[];

/** A future chunk. */
interface Part {
  modules: readonly string[];
  /** Bytes of source. */
  size: number;
  /** Indexes of the pages that load it. */
  pages: ReadonlySet<number>;
  readonly imports: Set<Part>;
  /** An entry's own code keeps its chunk, which the manifest names. */
  readonly isEntry: boolean;
}

/**
 * The name of the chunk of each shared module. Two chunks are joined while the requests saved outweigh the bytes that
 * some pages then load in vain, smallest chunk first.
 * @param chunks A build with automatic splitting.
 */
export function joinChunks(
  chunks: readonly Rolldown.OutputChunk[],
  pages: readonly Page[],
): ReadonlyMap<string, string> {
  const parts = partsOf(chunks, pages);
  const open = new Set([...parts].filter(({ isEntry }) => !isEntry));
  while (open.size > 0) {
    const smallest = [...open].reduce((one, other) => (other.size < one.size ? other : one));
    open.delete(smallest);
    const partner = bestPartner(smallest, parts);
    if (!partner) continue;
    join(smallest, partner, parts);
    // What has grown may find a partner again.
    open.add(partner);
  }
  const shared = [...parts].filter(({ isEntry }) => !isEntry);
  return new Map(
    shared.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index + 1}`])),
  );
}

function partsOf(chunks: readonly Rolldown.OutputChunk[], pages: readonly Page[]): Set<Part> {
  const parts = new Map<string, Part>();
  for (const { fileName, moduleIds, modules, isEntry, isDynamicEntry } of chunks)
    parts.set(fileName, {
      modules: moduleIds,
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      pages: new Set(),
      imports: new Set(),
      isEntry: isEntry || isDynamicEntry,
    });
  const fileOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  for (const { fileName, imports } of chunks)
    for (const file of imports) {
      const imported = parts.get(file);
      if (imported) parts.get(fileName)?.imports.add(imported);
    }
  for (const [index, page] of pages.entries())
    for (const entry of page)
      for (const part of closure(parts.get(fileOf.get(entry) ?? '')))
        part.pages = new Set([...part.pages, index]);
  return new Set(parts.values());
}

/** A part and everything that it imports. */
function closure(part: Part | undefined, found = new Set<Part>()): Set<Part> {
  if (!part || found.has(part)) return found;
  found.add(part);
  for (const next of part.imports) closure(next, found);
  return found;
}

function bestPartner(part: Part, parts: ReadonlySet<Part>): Part | null {
  let best: Part | null = null;
  let most = 0;
  for (const other of parts) {
    if (other === part || other.isEntry) continue;
    const saved = gain(part, other);
    if (saved <= most || reaches(part, other) || reaches(other, part)) continue;
    most = saved;
    best = other;
  }
  return best;
}

/** Bytes that joining two saves, over all pages; negative where it costs more than it saves. */
function gain(one: Part, other: Part): number {
  const both = one.pages.intersection(other.pages).size;
  return both === 0 ? 0 : both * REQUEST - inVain(one, other.pages) - inVain(other, one.pages);
}

/** Bytes that `pages` would load in vain with a part and what it imports. */
function inVain(part: Part, pages: ReadonlySet<number>): number {
  if (pages.isSubsetOf(part.pages)) return 0;
  let sum = 0;
  for (const each of closure(part)) sum += each.size * pages.difference(each.pages).size;
  return sum;
}

/** Whether a part imports another through a third: joined, they and the third would import each other in a circle. */
const reaches = (from: Part, to: Part): boolean =>
  [...from.imports].some((next) => next !== to && closure(next).has(to));

/** Moves a part into another, whose imports every page of either then loads. */
function join(part: Part, into: Part, parts: Set<Part>): void {
  parts.delete(part);
  into.modules = [...into.modules, ...part.modules];
  into.size += part.size;
  for (const next of part.imports) into.imports.add(next);
  for (const other of parts) if (other.imports.delete(part)) other.imports.add(into);
  into.imports.delete(into);
  const pages = into.pages.union(part.pages);
  for (const each of closure(into)) each.pages = each.pages.union(pages);
}
