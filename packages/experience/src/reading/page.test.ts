import { describe, expect, it } from 'vitest';
import { shapes } from '../testing/definitions.ts';
import { oliveOilPage } from '../testing/oliveOilPage.ts';
import { pageOf, section } from '../testing/pages.ts';
import { readPage } from './page.ts';

const words = { lead: 'Picked green.', edition: 'First pressing', size: '500 ml' };
const facts = section(shapes.pairs, 'Facts', { rows: [['Olives', 'Leccino']] });

describe('readPage', () => {
  it('opens with a first section of text only', () => {
    const { opening, sections } = readPage(pageOf([section(shapes.words, '', words), facts]));
    expect(opening).toMatchObject({ line: 'First pressing, 500 ml', lead: ['Picked green.'] });
    expect(sections.map(({ title }) => title)).toEqual(['Facts']);
  });

  it('keeps a heading that the brand wrote', () => {
    const { opening, sections } = readPage(pageOf([section(shapes.words, 'Our oil', words)]));
    expect(opening.lead).toEqual([]);
    expect(sections).toMatchObject([{ title: 'Our oil' }]);
  });

  it('has no opening when other content is first', () => {
    const { opening, sections } = readPage(pageOf([facts, section(shapes.words, '', words)]));
    expect(opening.lead).toEqual([]);
    expect(sections).toHaveLength(2);
  });

  it('leaves out hidden sections, unknown definitions and empty sections', () => {
    const hidden = section(shapes.pairs, 'Hidden', { rows: [['a', 'b']] }, { visible: false });
    const unknown = { ...facts, id: 'x', contentSectionId: 404 };
    const empty = section(shapes.pairs, 'Empty', { rows: [] });
    expect(readPage(pageOf([hidden, unknown, empty])).sections).toEqual([]);
  });

  it('fills one section with the colour of the brand: the first picture above prose', () => {
    const tones = readPage(oliveOilPage).sections.map(({ tone }) => tone);
    expect(tones.filter((tone) => tone === 'band')).toHaveLength(1);
    expect(tones.indexOf('band')).toBe(1);
  });
});
