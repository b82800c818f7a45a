/**
 * GS1 keys that an address can name, their qualifiers in path order, and what each value must look like (GS1 General
 * Specifications 3 and 7.9, GS1 Digital Link: URI Syntax 4, GS1 Syntax Dictionary).
 */
import { SET_82 } from '../wire/lot.ts';
import { checkDigit } from './gtin.ts';

/** Says whether a decoded value is right for its application identifier. */
type ValueRule = (value: string) => boolean;

const text = (most: number): ValueRule => {
  const form = new RegExp(`^${SET_82}{1,${most}}$`);
  return (value) => form.test(value);
};

const digits = (least: number, most = least): ValueRule => {
  const form = new RegExp(String.raw`^\d{${least},${most}}$`);
  return (value) => form.test(value);
};

/** As `rule`, behind the first four digits of a company's prefix, with which every key of letters begins. */
const ofCompany =
  (rule: ValueRule): ValueRule =>
  (value) =>
    /^\d{4}/.test(value) && rule(value);

/** A number of `length` digits whose last one is the check digit; all zeros is no number of anybody. */
const isChecked = (value: string, length: number): boolean =>
  new RegExp(String.raw`^\d{${length}}$`).test(value) &&
  !/^0+$/.test(value) &&
  value.endsWith(checkDigit(value.slice(0, -1)));

const checked =
  (length: number): ValueRule =>
  (value) =>
    isChecked(value, length);

/** A checked number with a serial part behind it, which may be missing. */
const checkedThen =
  (length: number, rest: ValueRule): ValueRule =>
  (value) =>
    isChecked(value.slice(0, length), length) &&
    (value.length === length || rest(value.slice(length)));

/** Set 82 by value, for the check characters of a model number (General Specifications 7.9.5). */
const VALUES = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
const CHECK_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83,
];

/** The two check characters that belong behind a global model number. */
export function modelCheck(payload: string): string {
  let sum = 0;
  for (let place = 0; place < payload.length; place += 1) {
    sum += VALUES.indexOf(payload.at(-1 - place) ?? '') * (PRIMES[place] ?? 0);
  }
  const rest = sum % 1021;
  return `${CHECK_CHARACTERS[rest >> 5]}${CHECK_CHARACTERS[rest & 31]}`;
}

const isModelNumber: ValueRule = (value) =>
  text(25)(value) && value.length > 2 && value.endsWith(modelCheck(value.slice(0, -2)));

/** A trade item of several pieces: its GTIN, which piece it is, and of how many. */
const isPiece: ValueRule = (value) => {
  const [piece, total] = [Number(value.slice(14, 16)), Number(value.slice(16))];
  return digits(18)(value) && isChecked(value.slice(0, 14), 14) && piece >= 1 && piece <= total;
};

const reference = /^[#\-/0-9A-Z]{1,30}$/;

interface Key {
  readonly isValue: ValueRule;
  /** Sequences of which a path may leave members out. @default no qualifier */
  readonly qualifiers?: readonly (readonly string[])[];
  /** A qualifier without which the key names nothing. */
  readonly required?: string;
}

const keys: Readonly<Record<string, Key>> = {
  '00': { isValue: checked(18) },
  '01': { isValue: checked(14), qualifiers: [['22', '10', '21'], ['235']] },
  '253': { isValue: checkedThen(13, text(17)) },
  '255': { isValue: checkedThen(13, digits(1, 12)) },
  '401': { isValue: ofCompany(text(30)) },
  '402': { isValue: checked(17) },
  '414': { isValue: checked(13), qualifiers: [['254'], ['7040']] },
  '415': { isValue: checked(13), qualifiers: [['8020']], required: '8020' },
  '417': { isValue: checked(13), qualifiers: [['7040']] },
  '8003': {
    isValue: (value) => value.startsWith('0') && checkedThen(13, text(16))(value.slice(1)),
  },
  '8004': { isValue: ofCompany(text(30)), qualifiers: [['7040']] },
  '8006': { isValue: isPiece, qualifiers: [['10', '21']] },
  '8010': { isValue: ofCompany((value) => reference.test(value)), qualifiers: [['8011']] },
  '8013': { isValue: ofCompany(isModelNumber) },
  '8017': { isValue: checked(18), qualifiers: [['8019']] },
  '8018': { isValue: checked(18), qualifiers: [['8019']] },
};

const qualifierValues: Readonly<Record<string, ValueRule>> = {
  '10': text(20),
  '21': text(20),
  '22': text(20),
  '235': text(28),
  '254': text(20),
  '7040': (value) => new RegExp(`^\\d${SET_82}{3}$`).test(value),
  '8011': (value) => /^(0|[1-9]\d{0,11})$/.test(value),
  '8019': digits(1, 10),
  '8020': text(25),
};

/** An application identifier and its value, decoded. */
export interface Ai {
  readonly ai: string;
  readonly value: string;
}

/** Is this a key with its qualifiers, in an order that GS1 allows, each with a value of the right form? */
export function isKeyWithQualifiers(key: Ai, qualifiers: readonly Ai[]): boolean {
  const rule = Object.hasOwn(keys, key.ai) ? keys[key.ai] : undefined;
  if (!rule?.isValue(key.value)) return false;
  const named = qualifiers.map(({ ai }) => ai);
  if (rule.required && !named.includes(rule.required)) return false;
  const isSequence = [[], ...(rule.qualifiers ?? [])].some((allowed) => isPartOf(named, allowed));
  return isSequence && qualifiers.every(({ ai, value }) => qualifierValues[ai]?.(value));
}

/** Are `named` members of `allowed`, in its order and each once? */
function isPartOf(named: readonly string[], allowed: readonly string[]): boolean {
  const places = named.map((ai) => allowed.indexOf(ai));
  return places.every((place, at) => place > (at === 0 ? -1 : (places[at - 1] ?? -1)));
}
