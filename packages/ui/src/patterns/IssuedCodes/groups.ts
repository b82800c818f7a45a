import type { IssuedCode, IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import { formatDate } from '../../support/formatDate.ts';

/** Rows whose codes name the product in one way. */
export interface IssuedGroup {
  readonly id: string;
  /** What changed since, and what it means for the packs; null of the code as it is now. */
  readonly heading: { readonly what: string; readonly means: string } | null;
  readonly rows: readonly IssuedCode[];
}

const SHORT = 'short';

/** The number in a code's text; `short` of an address without one. */
const numberOf = (text: string): string => /(?:\/01\/|^\(01\))(\d{14})/.exec(text)?.[1] ?? SHORT;

/** Rows by the number that their codes carry: the one of now first, then earlier ones, then those from before a number. */
export function groupsOf(
  { issued, numbers }: Pick<IssuedCodesAnswer, 'issued' | 'numbers'>,
  currentText: string | null,
): readonly IssuedGroup[] {
  const now = currentText === null ? (numbers[0]?.gtin14 ?? SHORT) : numberOf(currentText);
  const earlier = numbers.map(({ gtin14 }) => gtin14).filter((gtin14) => gtin14 !== now);
  const known = new Set([...earlier, ...(now === SHORT ? [] : [SHORT])]);
  const ofNow = issued.filter(({ text }) => !known.has(numberOf(text)));
  const ofEarlier = earlier.map((gtin14) => ({
    id: gtin14,
    heading: correction(numbers, gtin14, now),
    rows: issued.filter(({ text }) => numberOf(text) === gtin14),
  }));
  const ofShort = {
    id: SHORT,
    heading: {
      what: 'Before there was a GTIN.',
      means: 'The short address stays claimed too.',
    },
    rows: now === SHORT ? [] : issued.filter(({ text }) => numberOf(text) === SHORT),
  };
  return [{ id: now, heading: null, rows: ofNow }, ...ofEarlier, ofShort].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** "GTIN corrected on 09-21-2026. 09506000134369 became 09506000134352. …" */
function correction(numbers: IssuedCodesAnswer['numbers'], gtin14: string, now: string) {
  const means = 'The old number stays claimed, so packs that carry it keep working.';
  const next = numbers[numbers.findIndex((each) => each.gtin14 === gtin14) - 1];
  return next
    ? {
        what: `GTIN corrected on ${formatDate(next.since)}.`,
        means: `${gtin14} became ${next.gtin14}. ${means}`,
      }
    : { what: `GTIN corrected back to ${now}.`, means };
}
