/** Numbers of GS1 as data: valid ones, and wrong ones with the check digit that belongs there; each was computed twice. */

/** GTINs of 8, 12, 13 and 14 digits. */
export const validGtins: readonly string[] = [
  '96385074',
  '036000291452',
  '9506000134352',
  '09506000134352',
  '19506000134359',
  '00000096385074',
  '4012345678901',
  '4006381333931',
  '5901234123457',
  '0012345000058',
  '09521234543213',
  '09520123456788',
  '80614141123458',
];

/** Other keys whose last digit is a check digit: shipping container, location, service relation. */
export const validOtherKeys: readonly (readonly [ai: string, value: string])[] = [
  ['00', '106141411234567897'],
  ['414', '9521321000018'],
  ['8018', '952012345678912345'],
];

/** A wrong number and the last digit that it should have. */
export const wrongChecks: readonly (readonly [ai: string, value: string, right: string])[] = [
  ['01', '96385075', '4'],
  ['01', '036000291459', '2'],
  ['01', '9506000134353', '2'],
  ['01', '19506000134352', '9'],
  ['01', '4006381333913', '7'],
  ['00', '106141411234567890', '7'],
  ['8018', '952012345678912340', '5'],
  ['414', '9521321000010', '8'],
];

/** Model numbers with their pair of check characters, and whether it is right. */
export const modelNumbers: readonly (readonly [value: string, isRight: boolean])[] = [
  ['1987654Ad4X4bL5ttr2310c2K', true],
  ['1987654Ad4X4bL5ttr2310c3K', false],
  ['9521321ABCBF', true],
  ['95212340ACME-16H', true],
  ['9506000ABC-12.3/XVN', true],
  ['9521321ABCBG', false],
];
