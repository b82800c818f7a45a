/** Definitions to draw with: shapes of fields as a catalogue may hold them, under names of no meaning. */
import type { ContentSection, SectionField } from '@hangtag/contract/wire/section';

/** A field with the rest of its members filled in. */
export function field(
  key: string,
  kind: SectionField['kind'],
  extras: Partial<SectionField> = {},
): SectionField {
  return { key, label: key, kind, required: false, translatable: true, ...extras };
}

/** A definition with the rest of its members filled in. */
export function definition(
  id: number,
  fields: readonly SectionField[],
  extras: Partial<ContentSection> = {},
): ContentSection {
  return {
    id,
    name: `Definition ${id}`,
    slug: `definition-${id}`,
    category: 'basic',
    scope: 'product',
    description: '',
    icon: null,
    displayOrder: id,
    status: 'active',
    companyId: null,
    maxItems: null,
    gs1LinkType: null,
    fields,
    ...extras,
  };
}

const picture = field('picture', 'file', { label: 'Picture', accepts: ['image'] });
const prose = field('text', 'richtext', { label: 'Text', maxLength: 2000 });
const note = field('note', 'text', { label: 'Note', maxLength: 240 });
const rows = (...options: readonly string[]) => field('rows', 'table', { label: 'Rows', options });

/** One definition per shape of section. */
export const shapes = {
  words: definition(1, [
    field('lead', 'richtext', { label: 'Lead', maxLength: 240 }),
    field('edition', 'text', { label: 'Edition', maxLength: 60 }),
    field('size', 'text', { label: 'Size', maxLength: 40 }),
  ]),
  pairs: definition(2, [rows('Fact', 'Detail'), note]),
  pictureAndProse: definition(3, [picture, prose]),
  choiceAndPairs: definition(4, [
    field('basis', 'select', { label: 'Amounts are', options: ['Per 100 g', 'Per 100 ml'] }),
    rows('Nutrient', 'Amount'),
    note,
  ]),
  columns: definition(5, [rows('Certificate', 'Number', 'Valid until')]),
  steps: definition(6, [picture, field('steps', 'list', { label: 'Steps', maxLength: 12 }), note]),
  items: definition(7, [field('items', 'list', { label: 'Items', maxLength: 60 }), note]),
  scalars: definition(8, [
    field('lot', 'text', { label: 'Lot', maxLength: 20 }),
    field('made', 'date', { label: 'Made on' }),
    field('years', 'number', { label: 'Years' }),
    note,
  ]),
  gallery: definition(9, [
    field('pictures', 'files', { label: 'Pictures', accepts: ['image'] }),
    field('caption', 'text', { label: 'Caption', maxLength: 240 }),
  ]),
  documents: definition(10, [field('files', 'files', { label: 'Files', accepts: ['pdf'] }), note]),
  proseAndAddress: definition(11, [
    prose,
    field('url', 'url', { label: 'Address', maxLength: 2000 }),
  ]),
  person: definition(12, [
    picture,
    field('name', 'text', { label: 'Name', maxLength: 80 }),
    field('trade', 'text', { label: 'Trade', maxLength: 80 }),
    prose,
  ]),
  everything: definition(13, [
    field('text', 'text'),
    field('richtext', 'richtext'),
    field('url', 'url'),
    field('number', 'number'),
    field('date', 'date'),
    field('select', 'select'),
    field('file', 'file'),
    field('files', 'files'),
    field('list', 'list'),
    field('table', 'table'),
  ]),
} as const satisfies Record<string, ContentSection>;
