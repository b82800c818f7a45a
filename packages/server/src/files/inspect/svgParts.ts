/** How many parts a drawing draws: a few lines of SVG can repeat each other a billion times. */
import { decoded, markupOf } from './svgText.ts';

/** A file of the largest size has a tenth of them by itself. */
export const MAX_PARTS = 1_000_000;

interface Part {
  readonly inside: Part[];
  /** Ids of what it draws besides. */
  readonly repeated: readonly string[];
  /** Parts that it draws, itself included; null until they are counted. */
  count: number | null;
}

/** A tag; `<` ends one that is not closed. */
const tag = /<(\/?)[^\s!?/<>]+((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;

const idOf = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** `href="#a"` or `fill="url(#a)"`. */
const reference = /\bhref\s*=\s*["']\s*#([^"']*)|\burl\(\s*["']?#([^"')]*)/g;

/**
 * Elements of the drawing, those that it repeats by reference counted each time. A part within itself counts once: the
 * renderer refuses to draw it.
 */
export function countParts(svg: string): number {
  const byId = new Map<string, Part>();
  const root = readParts(svg, byId);
  const opened = new Set<Part>();
  const waiting = [root];
  for (let part = waiting.at(-1); part; part = waiting.at(-1)) {
    const drawn = [...part.inside, ...part.repeated.flatMap((id) => byId.get(id) ?? [])];
    if (part.count !== null) {
      waiting.pop();
    } else if (opened.has(part)) {
      part.count = drawn.reduce((sum, { count }) => sum + (count ?? 0), 1);
    } else {
      opened.add(part);
      for (const each of drawn) if (!opened.has(each)) waiting.push(each);
    }
  }
  return (root.count ?? 1) - 1;
}

/** The whole drawing as one part. @param byId Gets the parts that have an id. */
function readParts(svg: string, byId: Map<string, Part>): Part {
  const root: Part = { inside: [], repeated: [], count: null };
  const open = [root];
  for (const [, end, attributes = ''] of markupOf(svg, '').matchAll(tag)) {
    if (end) {
      if (open.length > 1) open.pop();
      continue;
    }
    const repeated = [...decoded(attributes).matchAll(reference)].map(([, one, other]) =>
      String(one ?? other),
    );
    const part: Part = { inside: [], repeated, count: null };
    open.at(-1)?.inside.push(part);
    const [, one, other] = idOf.exec(attributes) ?? [];
    const id = one ?? other;
    if (id !== undefined) byId.set(decoded(id), part);
    if (!attributes.endsWith('/')) open.push(part);
  }
  return root;
}
