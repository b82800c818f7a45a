import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContentSection,
  type SectionField,
  type SectionValue,
  fieldKinds,
} from '../wire/section.ts';
import { checkValues, filesInValues, isBlank, knownValues } from './sectionValues.ts';
import { isSafeLink } from '../wire/link.ts';

const field = (kind: SectionField['kind'], extras: Partial<SectionField> = {}): SectionField => ({
  key: kind,
  label: kind,
  kind,
  required: false,
  translatable: false,
  ...extras,
});

const definition = (fields: readonly SectionField[]): ContentSection => ({
  id: 1,
  name: 'Every kind',
  slug: 'every-kind',
  category: 'basic',
  scope: 'product',
  description: '',
  icon: null,
  displayOrder: 1,
  status: 'active',
  companyId: null,
  fields,
  maxItems: null,
  gs1LinkType: null,
});

const fields: Readonly<Record<string, SectionField>> = {
  text: field('text', { maxLength: 5 }),
  richtext: field('richtext', { maxLength: 9 }),
  url: field('url'),
  number: field('number'),
  date: field('date'),
  select: field('select', { options: ['Per 100 g', 'Per serving'] }),
  file: field('file', { accepts: ['image'] }),
  files: field('files', { maxLength: 2, accepts: ['pdf'] }),
  list: field('list', { maxLength: 2 }),
  table: field('table', { maxLength: 2, options: ['Part', 'Bin'] }),
};
const every = definition(Object.values(fields));

const sentenceFor = (kind: string, value: SectionValue) =>
  checkValues(every, { [kind]: value }, 's')[`s.values.${kind}`]?.[0] ?? null;

const anyValue: fc.Arbitrary<SectionValue> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 4 }),
  fc.array(fc.integer(), { maxLength: 4 }),
  fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 4 }),
);

describe('checkValues', () => {
  it.each<[string, SectionValue]>([
    ['text', 'Fresh'],
    ['richtext', 'a\n\nb'],
    ['url', 'https://merrow.example/oil'],
    ['url', 'mailto:hello@merrow.example'],
    ['url', 'tel:+12075550142'],
    ['number', 0],
    ['date', '2024-02-29'],
    ['select', 'Per serving'],
    ['file', 4],
    ['files', [4, 5]],
    ['list', ['One', 'Two']],
    ['table', [['Glass', 'Bottle bank']]],
  ])('accepts %s %j', (kind, value) => {
    expect(sentenceFor(kind, value)).toBeNull();
  });

  it.each<[string, SectionValue, string]>([
    ['text', 'Pressed', 'Must be at most 5 characters.'],
    ['text', 7, 'Must be text.'],
    ['richtext', ['a'], 'Must be text.'],
    [
      'url',
      'merrow.example',
      'This value must be a valid URL (please add http or https protocol, e.g.: https://example.com)',
    ],
    ['number', '7', 'Must be a number.'],
    ['date', '2026-02-31', 'Must be a date like 2026-11-02.'],
    ['date', '02-11-2026', 'Must be a date like 2026-11-02.'],
    ['select', 'Per bottle', 'Must be one of: Per 100 g, Per serving.'],
    ['file', 1.5, 'Must name a file.'],
    ['file', 'a', 'Must name a file.'],
    ['files', [1, 2, 3], 'Must be at most 2 entries.'],
    ['files', ['a'], 'Must be a list of files.'],
    ['list', 'One', 'Must be a list of lines.'],
    ['list', ['1', '2', '3'], 'Must be at most 2 entries.'],
    ['table', [['a', 'b', 'c']], 'Must be rows of 2 cells.'],
    ['table', ['a'], 'Must be rows of 2 cells.'],
  ])('refuses %s %j', (kind, value, sentence) => {
    expect(sentenceFor(kind, value)).toBe(sentence);
  });

  it('accepts an absent value and null for every kind, required or not', () => {
    const required = definition(Object.values(fields).map((each) => ({ ...each, required: true })));
    expect(checkValues(required, {}, 's')).toEqual({});
    const nulls = Object.fromEntries(fieldKinds.map((kind) => [kind, null]));
    expect(checkValues(required, nulls, 's')).toEqual({});
  });

  it('never throws and accepts only values whose files it can name', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fieldKinds), anyValue), (values) => {
        const errors = checkValues(every, values, 's');
        const ids = filesInValues(every, values, 's').filter((use) => !(use.path in errors));
        expect(ids.every((use) => Number.isInteger(use.filesId) && use.filesId > 0)).toBe(true);
      }),
    );
  });
});

describe('isSafeLink', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:1', 'file:///etc', '//x', ''])(
    'refuses %j',
    (address) => {
      expect(isSafeLink(address)).toBe(false);
    },
  );
});

describe('isBlank', () => {
  it.each<SectionValue>([null, '', ' \n', [], ['', ' '], [['', ''], ['']]])('%j', (value) => {
    expect(isBlank(value)).toBe(true);
  });
  it.each<SectionValue>([0, 'a', ['', 'a'], [['', 'a']], [3]])('not %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('filesInValues', () => {
  it('names the path and the accepted types of every reference', () => {
    expect(filesInValues(every, { file: 4, files: [5], text: 'a' }, 'sections.2')).toEqual([
      { path: 'sections.2.values.file', filesId: 4, accepts: ['image'] },
      { path: 'sections.2.values.files', filesId: 5, accepts: ['pdf'] },
    ]);
  });
});

describe('knownValues', () => {
  it('drops fields that the definition does not have, inherited names included', () => {
    const odd = JSON.parse('{"text":"a","other":"b","toString":"c"}') as Record<string, string>;
    const withInherited = definition([...every.fields, field('text', { key: 'constructor' })]);
    expect(knownValues(withInherited, odd)).toEqual({ text: 'a' });
  });
});
