import type { CodeAnswer, CodeArtwork, SymbolFacts } from '@hangtag/contract/wire/code';
import { codeSize } from '@hangtag/contract/rules/codeSize';
import type { Size } from '@hangtag/contract/rules/labelSheet';

/** A code with all that a person chose to stand on its files. */
export interface ChosenCode extends CodeAnswer {
  readonly artwork: CodeArtwork;
  /** Name of the spot colour; empty for black. */
  readonly ink: string;
}

/** A code as it comes: the address as a QR code, in black. */
export const plainArtwork: CodeArtwork = { symbol: 'qr', beside: false, humanReadable: false };

/** The code with what was chosen, as far as it can be had; modules and empty area are those of the chosen symbol. */
export function chosenCode(code: CodeAnswer, wanted: CodeArtwork, ink: string): ChosenCode {
  const facts: SymbolFacts | undefined = code.symbols.find(
    ({ symbol }) => symbol === wanted.symbol,
  );
  const artwork = {
    symbol: facts ? wanted.symbol : 'qr',
    beside: wanted.beside && code.retail !== null,
    humanReadable: wanted.humanReadable && code.gtin14 !== null,
  } as const;
  const { modules, quietZone } = facts ?? code;
  return { ...code, modules, quietZone, artwork, ink };
}

/** Outer size of the files in millimetres. */
export const sizeOf = (code: ChosenCode, widthMm: number): Size =>
  codeSize(code, widthMm, {
    humanReadable: code.artwork.humanReadable,
    retail: code.artwork.beside ? code.retail : null,
  });
