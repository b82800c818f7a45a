/** The characters of lots, serials and other values of GS1 codes (General Specifications 7.11). */

/** Characters of encodable set 82, as a class of a regular expression. */
export const SET_82 = String.raw`[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]`;

const LOT = new RegExp(`^${SET_82}{1,20}$`);

/** Is this a lot (AI 10) as a code can carry it? */
export const isLot = (value: string): boolean => LOT.test(value);
