/** How many parts a drawing draws: a few lines of SVG can repeat each other a billion times. */
import { readMarkup } from './svgMarkup.ts';
import { addressesOf } from './svgStyle.ts';

/** A file of the largest size has half of them by itself. */
export const MAX_PARTS = 1_000_000;

/** An element with an id and those in it that have none, or the whole drawing. */
interface Part {
  /** Its elements. */
  size: number;
  readonly inside: Part[];
  /** Ids of what it draws besides. */
  readonly repeated: string[];
  /** Elements that it draws; null until they are counted. */
  count: number | null;
}

/**
 * Elements of the drawing, those that it repeats by reference counted each time. A part within itself counts once: the
 * renderer refuses to draw it. Two such parts can repeat each other, so that their number is not known.
 * @param embedded Elements of the drawing that an address holds.
 */
export function countParts(svg: string, embedded: (address: string) => number = () => 0): number {
  const byId = new Map<string, Part>();
  const root = readParts(svg, byId, embedded);
  const opened = new Set<Part>();
  const waiting = [root];
  let circles = 0;
  for (let part = waiting.at(-1); part; part = waiting.at(-1)) {
    if (part.count !== null) {
      waiting.pop();
      continue;
    }
    const drawn = [...part.inside, ...part.repeated.flatMap((id) => byId.get(id) ?? [])];
    if (opened.has(part)) {
      circles += drawn.filter(({ count }) => count === null).length;
      part.count = drawn.reduce((sum, { count }) => sum + (count ?? 0), part.size);
    } else {
      opened.add(part);
      for (const each of drawn) if (!opened.has(each)) waiting.push(each);
    }
  }
  return circles > 1 ? Infinity : (root.count ?? 0);
}

/** The whole drawing as one part. @param byId Gets the parts that have an id. */
function readParts(
  svg: string,
  byId: Map<string, Part>,
  embedded: (address: string) => number,
): Part {
  const root = newPart();
  const open = [root];
  for (const piece of readMarkup(svg)) {
    if (piece.kind === 'end') open.pop();
    if (piece.kind !== 'start') continue;
    const outer = open.at(-1) ?? root;
    const [, id] = piece.attributes.find(([name]) => name === 'id') ?? [];
    const part = id === undefined ? outer : newPart();
    if (part !== outer) outer.inside.push(part);
    // Of several with one id, the first is meant.
    if (id !== undefined && !byId.has(id)) byId.set(id, part);
    part.size += 1;
    for (const address of addressesOf(piece)) {
      if (address.startsWith('#')) part.repeated.push(address.slice(1));
      else part.size += embedded(address);
    }
    if (!piece.isEmpty) open.push(part);
  }
  return root;
}

const newPart = (): Part => ({ size: 0, inside: [], repeated: [], count: null });
