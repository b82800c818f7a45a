import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PassportInput, passportFields } from '../wire/passport.ts';
import { passportMeter, publicPassport } from './passport.ts';

const entry = (value: string, part: 'public' | 'interest' = 'public') => ({ value, part });

describe('a passport', () => {
  it('counts twelve rows of Annex III: the code’s own, the number’s, and those that say something', () => {
    expect(passportMeter({}, false)).toEqual({ filled: 1, of: 12 });
    expect(passportMeter({ operator: entry(' ') }, true)).toEqual({ filled: 2, of: 12 });
    const all = Object.fromEntries(passportFields.map((field) => [field, entry('x', 'interest')]));
    expect(passportMeter(all, true)).toEqual({ filled: 12, of: 12 });
    // Materials, repair and end of life are no rows of their own.
    expect(passportMeter({ materials: entry('x'), repair: entry('x') }, false).filled).toBe(1);
  });

  it('keeps what is for a legitimate interest from the public', () => {
    const passport = { operator: entry('Merrow'), facility: entry('Mill 2', 'interest') };
    expect(publicPassport(passport)).toEqual({ operator: entry('Merrow') });
  });

  it('drops what is empty or unknown when it is read', () => {
    const sent = { operator: entry(' Merrow '), repair: entry('  '), colour: entry('red') };
    expect(v.parse(PassportInput, sent)).toEqual({ operator: entry('Merrow') });
  });

  it.each(['12345', '1509.20', '15092', '12345678901'])(
    'refuses %s as a commodity code',
    (code) => {
      expect(v.is(PassportInput, { commodityCode: entry(code) })).toBe(false);
    },
  );

  it.each(['150920', '15092000', '1509200010', ''])('takes %j as a commodity code', (code) => {
    expect(v.is(PassportInput, { commodityCode: entry(code) })).toBe(true);
  });
});
