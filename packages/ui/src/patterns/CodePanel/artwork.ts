import type { CodeAnswer, CodeArtwork, SymbolFacts } from '@hangtag/contract/wire/code';
import { codeSize, humanLines } from '@hangtag/contract/rules/codeSize';
import type { Size } from '@hangtag/contract/rules/labelSheet';

/** A code with all that a person chose to stand on its files. */
export interface ChosenCode extends CodeAnswer {
  readonly artwork: CodeArtwork;
  /** Name of the spot colour; empty for black. */
  readonly ink: string;
  /** How it looks; null where nobody said. */
  readonly inkColour: string | null;
}

/** The ink of a file. */
export type Ink = Pick<ChosenCode, 'ink' | 'inkColour'>;

/** Black ink alone. */
export const black: Ink = { ink: '', inkColour: null };

/** The code with what was chosen, as far as it can be had; modules and empty area are those of the chosen symbol. */
export function chosenCode(code: CodeAnswer, wanted: CodeArtwork, ink: Ink): ChosenCode {
  const facts = factsOf(code, wanted);
  const artwork = {
    symbol: facts ? wanted.symbol : 'qr',
    beside: wanted.beside && code.retail !== null,
    humanReadable: wanted.humanReadable && code.gtin14 !== null,
    level: facts?.level ?? code.level,
    lot: code.lot,
  } as const;
  const { modules, quietZone } = facts ?? code;
  return { ...code, modules, quietZone, artwork, ...ink };
}

/** The chosen symbol; a QR code with the wanted error correction, or as it comes. */
function factsOf(
  { symbols, level: usual }: CodeAnswer,
  { symbol, level }: CodeArtwork,
): SymbolFacts | undefined {
  const same = symbols.filter((each) => each.symbol === symbol);
  return (
    same.find((each) => each.level === level) ??
    same.find((each) => each.level === usual) ??
    same[0]
  );
}

/** Outer size of the files in millimetres. */
export const sizeOf = (code: ChosenCode, widthMm: number): Size =>
  codeSize(code, widthMm, {
    lines:
      code.artwork.humanReadable && code.gtin14 !== null ? humanLines(code.gtin14, code.lot) : [],
    retail: code.artwork.beside ? code.retail : null,
  });
