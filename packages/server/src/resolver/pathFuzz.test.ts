/** The grammar of addresses against another implementation of it: bwip-js's, which checks GS1 syntax before it draws. */
import bwip from 'bwip-js/node';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDigitalLinkPath } from '@hangtag/contract/rules/digitalLinkPath';
import { checkDigit } from '@hangtag/contract/rules/gtin';
import { malformed, ofOtherKeys, resolved } from '@hangtag/contract/testing/digitalLinks';
import { disagreements } from '@hangtag/contract/testing/pathDisagreements';

function isDrawn(path: string): boolean {
  try {
    bwip.raw('gs1dlqrcode', `https://id.example${path}`, '');
    return true;
  } catch {
    return false;
  }
}

const isRead = (path: string) => readDigitalLinkPath(path).kind === 'link';

/** Both verdicts on a path, and why they may differ. */
function verdictOf(path: string) {
  const [read, drawn] = [isRead(path), isDrawn(path)];
  const reason = disagreements.find(({ isOurs, explains }) => isOurs === read && explains(path));
  return { path, read, drawn, reason: read === drawn ? 'none' : (reason?.why ?? 'UNEXPLAINED') };
}

const pathOf = (link: string) => link.split('?')[0] ?? '';

const digitString = (length: number) => fc.stringMatching(new RegExp(String.raw`^\d{${length}}$`));
const checkedNumber = (length: number) =>
  digitString(length - 1).map((payload) => payload + checkDigit(payload));

/** Values that are right, nearly right, and of any characters. */
const value = fc.oneof(
  { weight: 4, arbitrary: checkedNumber(14) },
  { weight: 2, arbitrary: fc.constantFrom('09506000134352', '00000000000000', '9506000134352') },
  { weight: 1, arbitrary: checkedNumber(13) },
  { weight: 1, arbitrary: checkedNumber(18) },
  { weight: 1, arbitrary: digitString(14) },
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z0-9_.-]{1,22}$/) },
  {
    weight: 2,
    arbitrary: fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '%2F', '%2f', '%', '%C3%A4', '%00', 'a~b', "'", '%21'),
  },
);
const ai = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('01', '10', '21', '22', '235') },
  { weight: 2, arbitrary: fc.constantFrom('00', '253', '255', '401', '402', '414', '415', '417') },
  { weight: 2, arbitrary: fc.constantFrom('8003', '8004', '8006', '8010', '8013', '8017', '8018') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('254', '7040', '8011', '8019', '8020', '17', '99', 'foo'),
  },
);
const pair = fc.tuple(ai, value).map((both) => `/${both.join('/')}`);
const gtin = checkedNumber(14).map((number) => `/01/${number}`);
const path = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: gtin }, { weight: 3, arbitrary: pair }),
    fc.array(pair, { maxLength: 3 }),
  )
  .map(([first, rest]) => first + rest.join(''));

it('is read here as it is drawn there, or for a named reason not', () => {
  const found: ReturnType<typeof verdictOf>[] = [];
  const check = fc.property(path, (each) => {
    const verdict = verdictOf(each);
    if (verdict.reason !== 'none') found.push(verdict);
  });
  fc.assert(check, { numRuns: 1500, seed: 17 });
  expect(found.filter(({ reason }) => reason === 'UNEXPLAINED')).toEqual([]);
});

it('agrees on every address of the data, or for a named reason not', () => {
  const verdicts = [...resolved, ...ofOtherKeys, ...malformed].map((link) =>
    verdictOf(pathOf(link)),
  );
  expect(verdicts.filter(({ reason }) => reason === 'UNEXPLAINED')).toEqual([]);
});

it.each(disagreements)('still differs: $why', ({ isOurs, explains, example }) => {
  expect([isRead(example), isDrawn(example)]).toEqual([isOurs, !isOurs]);
  expect(explains(example)).toBe(true);
});
