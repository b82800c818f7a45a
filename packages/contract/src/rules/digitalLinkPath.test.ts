import { describe, expect, it } from 'vitest';
import { modelCheck } from './gs1Keys.ts';
import { readDigitalLinkPath, writeDigitalLinkPath } from './digitalLinkPath.ts';
import { malformed, ofOtherKeys, resolved } from '../testing/digitalLinks.ts';

const pathOf = (link: string) => link.split('?')[0] ?? '';

describe('a path of a GS1 Digital Link', () => {
  it.each([...resolved, ...ofOtherKeys])('is %s', (link) => {
    expect(readDigitalLinkPath(pathOf(link))).toMatchObject({ kind: 'link' });
  });

  it.each(malformed)('is not %s', (link) => {
    expect(readDigitalLinkPath(pathOf(link))).toEqual({ kind: 'malformed' });
  });

  it('splits before it decodes, so that a slash stays in its lot', () => {
    expect(readDigitalLinkPath('/01/09506000134352/10/A%2FB')).toMatchObject({
      qualifiers: [{ ai: '10', value: 'A/B' }],
    });
  });

  it.each([
    ['/10/%41BC', 'ABC'],
    ['/10/A%2fB', 'A/B'],
    ['/10/A%2FB', 'A/B'],
  ])('reads %s whatever the case of its percent signs', (rest, value) => {
    const reading = readDigitalLinkPath(`/01/09506000134352${rest}`);
    expect(reading).toMatchObject({ qualifiers: [{ ai: '10', value }] });
  });

  it('keeps the case of a value', () => {
    const lotOf = (lot: string) => readDigitalLinkPath(`/01/09506000134352/10/${lot}`);
    expect(lotOf('abc')).not.toEqual(lotOf('ABC'));
  });

  it.each(['96385074', '036000291452', '9506000134352'])('pads %s to 14 digits', (gtin) => {
    expect(readDigitalLinkPath(`/01/${gtin}`)).toMatchObject({
      key: { value: gtin.padStart(14, '0') },
      isShort: true,
    });
  });

  it.each(resolved)('is written again as %s is read', (link) => {
    const reading = readDigitalLinkPath(pathOf(link));
    if (reading.kind === 'malformed') throw new Error(`${link} was not read.`);
    expect(readDigitalLinkPath(writeDigitalLinkPath(reading))).toEqual({
      ...reading,
      isShort: false,
    });
  });

  it('encodes what a path cannot hold', () => {
    const lot = `!"%&'()*+,-./`;
    const key = { ai: '01', value: '09506000134352' };
    expect(writeDigitalLinkPath({ key, qualifiers: [{ ai: '10', value: lot }] })).toBe(
      '/01/09506000134352/10/%21%22%25%26%27%28%29%2A%2B%2C-.%2F',
    );
  });
});

it.each([
  ['1987654Ad4X4bL5ttr2310c', '2K'],
  ['9521321ABC', 'BF'],
  ['95212340ACME-1', '6H'],
  ['9506000ABC-12.3/X', 'VN'],
])('the check characters of the model number %s are %s', (payload, pair) => {
  expect(modelCheck(payload)).toBe(pair);
});
