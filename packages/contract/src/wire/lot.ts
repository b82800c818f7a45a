/** The characters of lots, serials and other values of GS1 codes (General Specifications 7.11). */

/** Characters of encodable set 82, as a class of a regular expression. */
export const SET_82 = String.raw`[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]`;

/** Longest lot. */
export const LOT_MAX = 20;

const LOT = new RegExp(`^${SET_82}{1,${LOT_MAX}}$`);

/** Is this a lot (AI 10) as a code can carry it? */
export const isLot = (value: string): boolean => LOT.test(value);

/** Can a code with an address carry this lot? Phones take dots alone for a step between folders. */
export const isPrintableLot = (lot: string): boolean => isLot(lot) && !/^\.+$/.test(lot);

/** What such a lot may be, as a sentence. */
export const LOT_RULE =
  'A lot in a code has up to 20 letters, digits and signs, without a space, and not dots alone.';
