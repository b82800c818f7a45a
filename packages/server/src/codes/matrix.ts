/** An address as the modules of a QR code, laid out by bwip-js, which also checks the GS1 syntax. */
import bwip from 'bwip-js/node';

/** Empty modules to keep around the symbol (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** The symbol without its quiet zone. */
export interface Matrix {
  /** Modules along one side. */
  readonly modules: number;
  /** Row by row; true is dark. */
  readonly dark: readonly boolean[];
}

/** The content of the code, which determines the checked syntax. */
export type CodeKind = 'digital-link' | 'short';

/**
 * Encodes an address with error correction M.
 * @throws Error from bwip-js when a Digital Link breaks GS1 syntax.
 */
export function encode(url: string, kind: CodeKind): Matrix {
  const bcid = kind === 'digital-link' ? 'gs1dlqrcode' : 'qrcode';
  const [symbol] = bwip.raw(bcid, url, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) throw new Error('The encoder drew no modules.');
  return { modules: symbol.pixx, dark: Array.from(symbol.pixs, (pixel) => pixel === 1) };
}
