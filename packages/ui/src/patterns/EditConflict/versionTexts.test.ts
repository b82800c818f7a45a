import { blankSummary } from '@hangtag/contract/rules/content';
import type { MergePart } from '@hangtag/contract/rules/merge';
import { mergeParts } from '@hangtag/contract/rules/merge';
import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';
import type { ContentSection, SectionField, SectionInstance } from '@hangtag/contract/wire/section';
import { expect, test } from 'vitest';
import { partWords } from './partWords.ts';
import { versionTexts } from './versionTexts.ts';

const field = (key: string, label: string, kind: SectionField['kind']): SectionField => ({
  key,
  label,
  kind,
  required: false,
  translatable: true,
});
const definition = {
  id: 1,
  name: 'Everything',
  fields: [
    field('lead', 'Lead', 'richtext'),
    field('day', 'Day', 'date'),
    field('rows', 'Rows', 'table'),
    field('papers', 'Papers', 'files'),
    field('picture', 'Picture', 'file'),
  ],
} as Partial<ContentSection> as ContentSection;
const catalogue = {
  definitions: [definition],
  files: [
    { filesId: 11, name: 'Bottle' },
    { filesId: 12, name: 'Report' },
  ],
};
const section = (values: SectionInstance['values'], changes = {}): SectionInstance => ({
  id: 'a',
  contentSectionId: 1,
  title: '',
  values,
  assets: [],
  visible: true,
  ...changes,
});
const header: HeaderMedia = {
  id: 1,
  type: 'image',
  filesId: 11,
  embedUrl: null,
  alt: 'A bottle',
  decorative: false,
  posterFilesId: null,
};
const draft = (changes: Partial<ProductContent> = {}): ProductContent => ({
  schemaVersion: 1,
  title: '',
  headers: [],
  currentHeaderId: null,
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
  summary: { ...blankSummary, name: 'Oil', model: 'OL' },
  assets: [],
  ...changes,
});
/** The texts of the local version, part by part. */
function textsOf(localVersion: ProductContent, serverVersion: ProductContent) {
  return mergeParts(serverVersion, localVersion, serverVersion).map((part) => [
    partWords(part, catalogue).what,
    versionTexts(part, localVersion, serverVersion, catalogue),
  ]);
}

test('a section lists the differing fields, each kind in plain words', () => {
  const localVersion = section(
    { lead: 'Mine', day: '2026-11-21', rows: [['A', 'B'], ['C']], papers: [12, 9], picture: 11 },
    { visible: false, title: 'Mine' },
  );
  const serverVersion = section({ lead: 'Theirs' }, { title: 'Theirs' });
  expect(
    textsOf(draft({ sections: [localVersion] }), draft({ sections: [serverVersion] })),
  ).toEqual([
    [
      'Mine',
      [
        { label: 'Title', text: 'Mine' },
        { label: 'Lead', text: 'Mine' },
        { label: 'Day', text: '11-21-2026' },
        { label: 'Rows', text: 'A · B\nC' },
        { label: 'Papers', text: 'Report\nAnother file' },
        { label: 'Picture', text: 'Bottle' },
        { label: 'Visibility', text: 'Hidden' },
      ],
    ],
  ]);
});

test('an absent value differs from an empty one', () => {
  const present = draft({ sections: [section({})] });
  expect(textsOf(present, draft())).toEqual([['Everything', []]]);
  expect(textsOf(draft(), present)).toEqual([['Everything', null]]);
});

test('pictures are named by their files', () => {
  const logo = draft({ summary: { ...draft().summary, appLogoFilesId: 11 } });
  expect(textsOf(logo, draft())).toEqual([
    ['Logo on this page', [{ label: null, text: 'Bottle' }]],
  ]);
  const other = { ...header, filesId: 12, alt: 'A report' };
  expect(textsOf(draft({ headers: [header] }), draft({ headers: [other] }))).toEqual([
    [
      'Header picture',
      [
        { label: 'File', text: 'Bottle' },
        { label: 'Description', text: 'A bottle' },
      ],
    ],
  ]);
});

test('a country is named', () => {
  const from = (countryOfOrigin: string) =>
    draft({ summary: { ...draft().summary, countryOfOrigin } });
  expect(textsOf(from('PT'), from('GR'))).toEqual([
    ['Country of origin', [{ label: null, text: 'Portugal' }]],
  ]);
});

test('an order lists the names, and names the shown one', () => {
  const one = section({}, { id: 'a', title: 'A' });
  const two = section({}, { id: 'b', title: 'B' });
  const part = (of: 'sections'): MergePart => ({
    key: 'order sections',
    change: { kind: 'order', of },
    suggested: null,
  });
  const localVersion = draft({ sections: [two, one] });
  expect(versionTexts(part('sections'), localVersion, draft(), catalogue)).toEqual([
    { label: null, text: 'B\nA' },
  ]);
  const headers = [header, { ...header, id: 2, filesId: 12 }];
  expect(textsOf(draft({ headers, currentHeaderId: 2 }), draft({ headers }))).toEqual([
    ['Picture that is shown', [{ label: null, text: 'Report' }]],
  ]);
});
