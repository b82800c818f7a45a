/** Serial numbers (AI 21): those that are made here, and those that a code may carry. */
import { isLot } from '../wire/lot.ts';

/** No 0, 1, O, I or L, so that a number read aloud stays itself, and no vowels, so that it is no word. */
export const SERIAL_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Length of a serial that is made here; 48 bits, so a guess meets one of a million once in 296 million times. */
export const SERIAL_LENGTH = 10;

/** Is this a serial as a code can carry it? Lots and serials have the same characters and length. */
export const isSerial = isLot;
