/** Where two texts part and meet again, so that the eye finds it. */

/** A text in three pieces; the middle is what the other text does not say. */
export interface Pieces {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** Characters of common text that stay around what differs, where a text is long. */
const AROUND = 80;

/** The pieces of two texts; common beginnings and ends are cut to what is needed to find the place. */
export function piecesOf(mine: string, theirs: string): readonly [Pieces, Pieces] {
  const start = wordStart(mine, commonStart(mine, theirs));
  const shortest = Math.min(mine.length, theirs.length) - start;
  let end = 0;
  while (end < shortest && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  end = mine.length - wordEnd(mine, mine.length - end);
  return [cut(mine, start, end), cut(theirs, start, end)];
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** Back to the beginning of the word that `at` stands in: half a word is hard to read. */
function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !/\s/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** On to the end of the word that `at` stands in. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && !/\s/.test(text[end] ?? '')) end += 1;
  return end;
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
