import type { CodeLevel } from '@hangtag/contract/wire/code';

/** How much of a QR code may be lost at each error correction, in percent. */
export const levelShares: Readonly<Record<CodeLevel, number>> = { L: 7, M: 15, Q: 25, H: 30 };
