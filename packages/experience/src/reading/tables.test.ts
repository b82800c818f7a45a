import { describe, expect, it } from 'vitest';
import { field } from '../testing/definitions.ts';
import { readTable } from './tables.ts';

const table = field('rows', 'table', { options: ['One', 'Two', 'Three'] });

describe('readTable', () => {
  it('reads two columns of words as facts that follow their label', () => {
    expect(readTable(table, [['Olives', 'Coratina and Leccino']])).toEqual({
      kind: 'facts',
      align: 'start',
      rows: [{ label: 'Olives', value: 'Coratina and Leccino', isPart: false }],
    });
  });

  it('aligns quantities to the end of the line', () => {
    const block = readTable(table, [
      ['Energy', '3 404 kJ / 828 kcal'],
      ['Fat', '92 g'],
      ['Salt', '< 0.5 g'],
    ]);
    expect(block).toMatchObject({ kind: 'facts', align: 'end' });
  });

  it('keeps words in place when one value is no quantity', () => {
    const block = readTable(table, [
      ['Height', '92 mm'],
      ['Glaze', 'Ash, fired twice'],
    ]);
    expect(block).toMatchObject({ align: 'start' });
  });

  it('recognises a part of the fact above by its dash or blanks, never by its words', () => {
    const block = readTable(table, [
      ['Fat', '92 g'],
      ['– of which saturates', '14 g'],
      ['  of which oleic', '70 g'],
      ['of which', '1 g'],
    ]);
    expect(block).toMatchObject({
      rows: [
        { isPart: false },
        { label: 'of which saturates', isPart: true },
        { label: 'of which oleic', isPart: true },
        { isPart: false },
      ],
    });
  });

  it('draws a scale when every value is a number of steps out of a number', () => {
    const block = readTable(table, [
      ['Fruit', '4/5 Ripe green'],
      ['Pepper', '3 / 5'],
    ]);
    expect(block).toEqual({
      kind: 'scale',
      rows: [
        { label: 'Fruit', value: 4, max: 5, words: 'Ripe green' },
        { label: 'Pepper', value: 3, max: 5, words: '' },
      ],
    });
  });

  it.each([['6/5'], ['1/1'], ['0/0'], ['Lively'], ['10/2026']])(
    'draws no scale for %s',
    (value) => {
      expect(readTable(table, [['Fruit', value]])).toMatchObject({ kind: 'facts' });
    },
  );

  it('leaves out facts without a value', () => {
    expect(readTable(table, [['Olives', ' ']])).toBeNull();
  });

  it('reads more columns under their headings, rows filled to one width', () => {
    expect(readTable(table, [['A', 'B', 'C'], ['D'], ['', '']])).toMatchObject({
      kind: 'table',
      heads: ['One', 'Two', 'Three'],
      rows: [
        ['A', 'B', 'C'],
        ['D', '', ''],
      ],
    });
  });

  it('has no headings when they do not fit the columns', () => {
    expect(readTable(table, [['A', 'B', 'C', 'D']])).toMatchObject({ heads: [] });
  });

  it.each([[null], ['text'], [42], [[]], [[[]]], [[['', '']]], [['a', 'b']], [[[1, 2]]]])(
    'is nothing for %j',
    (value) => {
      expect(readTable(table, value)).toBeNull();
    },
  );
});
