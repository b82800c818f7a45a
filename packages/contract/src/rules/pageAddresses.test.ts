import { expect, it } from 'vitest';
import type { HeaderMedia } from '../wire/content.ts';
import type { ContentSection, SectionField, SectionInstance } from '../wire/section.ts';
import { pageAddresses } from './pageAddresses.ts';

const field = (key: string, kind: SectionField['kind']): SectionField => ({
  key,
  label: key,
  kind,
  required: false,
  translatable: false,
});
const questions: ContentSection = {
  id: 7,
  name: 'Questions',
  slug: 'questions',
  category: 'basic',
  scope: 'product',
  description: '',
  icon: null,
  displayOrder: 0,
  status: 'active',
  companyId: null,
  fields: [field('text', 'text'), field('url', 'url')],
  maxItems: null,
  gs1LinkType: null,
};
const header = (id: number, embedUrl: string | null): HeaderMedia => ({
  id,
  type: 'movie',
  filesId: null,
  embedUrl,
  alt: null,
  decorative: false,
  posterFilesId: null,
});
const section = (id: string, changes: Partial<SectionInstance>): SectionInstance => ({
  id,
  contentSectionId: 7,
  title: '',
  values: {},
  assets: [],
  visible: true,
  ...changes,
});

it('finds films elsewhere and address fields, in page order', () => {
  const page = {
    headers: [header(1, null), header(2, 'https://vimeo.com/76979871')],
    sections: [
      section('a', { values: { text: 'https://no.example', url: 'https://help.example/ask' } }),
      section('b', { values: { url: 'mailto:ask@help.example' } }),
      section('c', { values: { url: 'https://hidden.example' }, visible: false }),
      section('d', { values: { url: 'https://gone.example' }, contentSectionId: 8 }),
    ],
  };
  expect(pageAddresses(page, [questions])).toEqual([
    { address: 'https://vimeo.com/76979871', at: { kind: 'header', id: 2 } },
    { address: 'https://help.example/ask', at: { kind: 'section', id: 'a', field: 'url' } },
  ]);
});
