import { describe, expect, it } from 'vitest';
import { retailCodeOf } from './retailCode.ts';

describe('retailCodeOf', () => {
  it.each([
    ['09506000134352', { kind: 'EAN-13', digits: '9506000134352' }],
    ['00036000291452', { kind: 'UPC-A', digits: '036000291452' }],
    ['00000096385074', { kind: 'EAN-8', digits: '96385074' }],
    ['19506000134359', null],
  ])('of %s is %j', (gtin14, code) => {
    expect(retailCodeOf(gtin14)).toEqual(code);
  });
});
