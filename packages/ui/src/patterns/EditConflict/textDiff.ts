/** A text in three pieces; the middle is what the other text lacks. */
export interface Pieces {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** Characters of common text that stay beside the difference where a text is long. */
const AROUND = 80;

/** Splits two texts where they differ, at whole words; long common beginnings and ends are cut. */
export function piecesOf(localVersion: string, serverVersion: string): readonly [Pieces, Pieces] {
  let start = 0;
  while (start < localVersion.length && localVersion[start] === serverVersion[start]) start += 1;
  // Extends to the start of the word: half a word is hard to read.
  while (start > 0 && /\S/.test(localVersion.charAt(start - 1))) start -= 1;
  const shortest = Math.min(localVersion.length, serverVersion.length) - start;
  let end = 0;
  while (end < shortest && localVersion.at(-1 - end) === serverVersion.at(-1 - end)) end += 1;
  // Extends to the end of the word.
  while (end > 0 && /\S/.test(localVersion.charAt(localVersion.length - end))) end -= 1;
  return [cut(localVersion, start, end), cut(serverVersion, start, end)];
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
