import { fieldKinds } from '@hangtag/contract/wire/section';
import { expect, it } from 'vitest';
import { glyphNames, glyphOf, glyphWords } from './sectionGlyphs.ts';
import { fieldKindWords, placeWords, usedWords } from './sectionWords.ts';

it('lists where a section is used', () => {
  expect(usedWords({})).toBe('Not used');
  expect(usedWords({ usedByProducts: 1, usedByCompanies: 1 })).toBe('On 1 product of 1 company');
  expect(usedWords({ usedByProducts: 3, usedByCompanies: 2 })).toBe('On 3 products of 2 companies');
});

it('states the purpose and the company', () => {
  expect(placeWords({ scope: 'company', category: 'premium' })).toBe('Company, premium');
});

it('names every kind of field', () => {
  expect(new Set(fieldKinds.map((kind) => fieldKindWords[kind])).size).toBe(fieldKinds.length);
});

it('draws every icon that can be chosen, and a fallback for an unknown one', () => {
  expect(new Set(glyphNames.map((name) => glyphOf(name))).size).toBe(glyphNames.length);
  expect(glyphOf('no-such-glyph')).toBe(glyphOf(null));
  expect(glyphWords('book-open')).toBe('Book open');
  expect(glyphWords('table-2')).toBe('Table');
});
