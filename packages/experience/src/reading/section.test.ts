import { describe, expect, it } from 'vitest';
import type { SectionValue } from '@hangtag/contract/wire/section';
import type { PageMedia } from '../content/page.ts';
import { definition, field, shapes } from '../testing/definitions.ts';
import { picture, section } from '../testing/pages.ts';
import { readSection } from './section.ts';

const still = picture('/files/1', 1600, 900, 'A mill');
const report: PageMedia = {
  type: 'pdf',
  url: '/files/2',
  renditions: [],
  alt: null,
  bytes: 1000,
  name: 'Report',
};
const film: PageMedia = { ...report, type: 'movie', url: '/files/3', name: 'Film' };
const media = { 1: still, 2: report, 3: film };

const read = (
  of: Parameters<typeof section>[0],
  values: Record<string, SectionValue>,
  title = 'Title',
) => readSection(section(of, title, values), of, { media, locale: 'en-US' });

describe('readSection', () => {
  it('is below its own picture', () => {
    expect(read(shapes.pictureAndProse, { picture: 1, text: 'One.\n\nTwo\nlines.' })).toMatchObject(
      {
        title: 'Title',
        picture: still,
        pictureCaption: null,
        blocks: [{ kind: 'prose', label: null, paragraphs: ['One.', 'Two\nlines.'] }],
      },
    );
  });

  it('uses short texts after the picture as its caption', () => {
    const values = { picture: 1, name: 'Ines Calder', trade: 'Miller', text: 'Words.' };
    expect(read(shapes.person, values)).toMatchObject({
      pictureCaption: 'Ines Calder, Miller',
      blocks: [{ kind: 'prose' }],
    });
  });

  it('shows the same texts as facts without a picture', () => {
    expect(read(shapes.person, { name: 'Ines Calder', trade: 'Miller' })).toMatchObject({
      picture: null,
      blocks: [{ kind: 'facts', rows: [{ label: 'Name' }, { label: 'Trade' }] }],
    });
  });

  it('writes dates out and joins adjacent facts', () => {
    const values = { lot: '26-114', made: '2026-10-09', years: 5, note: 'Kept dark.' };
    expect(read(shapes.scalars, values)?.blocks).toMatchObject([
      {
        kind: 'facts',
        rows: [
          { label: 'Lot', value: '26-114' },
          { label: 'Made on', value: 'October 9, 2026', dateTime: '2026-10-09' },
          { label: 'Years', value: '5' },
        ],
      },
      { kind: 'note', label: 'Note', text: 'Kept dark.' },
    ]);
  });

  it('does not repeat the heading', () => {
    const values = { basis: 'Per 100 ml', rows: [['Fat', '92 g']] };
    expect(read(shapes.choiceAndPairs, values, 'Per 100 ml')?.blocks).toMatchObject([
      { rows: [{ label: 'Fat' }] },
    ]);
    expect(read(shapes.choiceAndPairs, values, 'Nutrition')?.blocks).toMatchObject([
      { rows: [{ value: 'Per 100 ml' }, { label: 'Fat' }], align: 'end' },
    ]);
  });

  it('joins a long list of short entries into a line, and numbers steps', () => {
    expect(read(shapes.items, { items: ['Olive oil', 'Salt'] })?.blocks).toMatchObject([
      { kind: 'list', flow: 'run' },
    ]);
    expect(read(shapes.steps, { steps: ['Shake', 'Pour'] })?.blocks).toMatchObject([
      { kind: 'list', flow: 'steps' },
    ]);
  });

  it('groups files by type', () => {
    const all = definition(99, [field('files', 'files')]);
    expect(read(all, { files: [2, 1, 3, 404] })?.blocks.map(({ kind }) => kind)).toEqual([
      'pictures',
      'films',
      'documents',
    ]);
  });

  it('leaves out an unsafe address', () => {
    expect(read(shapes.proseAndAddress, { url: 'javascript:alert(1)' })).toBeNull();
  });

  it('names each text when there are several', () => {
    const two = definition(99, [
      field('a', 'richtext', { label: 'Care' }),
      field('b', 'richtext', { label: 'Repair' }),
    ]);
    expect(read(two, { a: 'One', b: 'Two' })?.blocks).toMatchObject([
      { label: 'Care' },
      { label: 'Repair' },
    ]);
  });

  it.each<[string, SectionValue]>([
    ['nothing', null],
    ['an empty text', ''],
    ['blanks', ' \n '],
    ['an empty list', []],
    ['empty entries', ['', ' ']],
    ['an unknown file', 404],
    ['an empty row', [['', '']]],
  ])('is not drawn with %s in every field', (_what, value) => {
    const empty = definition(
      99,
      shapes.everything.fields.filter(({ kind }) => kind !== 'number'),
    );
    const values = Object.fromEntries(empty.fields.map(({ key }) => [key, value]));
    expect(read(empty, values)).toBeNull();
  });

  it('never reads an inherited field', () => {
    const odd = definition(99, [field('constructor', 'text'), field('toString', 'richtext')]);
    expect(read(odd, {})).toBeNull();
  });
});
