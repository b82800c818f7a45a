/** A text in three pieces; the middle is what the other text does not say. */
export interface Pieces {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** Characters of common text that stay beside the difference where a text is long. */
const AROUND = 80;

/** Splits two texts where they differ, at whole words; long common beginnings and ends are cut. */
export function piecesOf(mine: string, theirs: string): readonly [Pieces, Pieces] {
  let start = 0;
  while (start < mine.length && mine[start] === theirs[start]) start += 1;
  // Back to the beginning of its word: half a word is hard to read.
  while (start > 0 && /\S/.test(mine.charAt(start - 1))) start -= 1;
  const shortest = Math.min(mine.length, theirs.length) - start;
  let end = 0;
  while (end < shortest && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  // On to the end of its word.
  while (end > 0 && /\S/.test(mine.charAt(mine.length - end))) end -= 1;
  return [cut(mine, start, end), cut(theirs, start, end)];
}

function cut(text: string, start: number, end: number): Pieces {
  const before = text.slice(0, start);
  const after = text.slice(text.length - end);
  return {
    before:
      before.length > 2 * AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s/, '')}` : before,
    middle: text.slice(start, Math.max(start, text.length - end)),
    after: after.length > 2 * AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, '')} …` : after,
  };
}
