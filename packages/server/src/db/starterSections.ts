/**
 * The platform's starter sections, inserted by a migration. A section's fields are defined here and by Superadmins,
 * never in code that renders it.
 */
import type { ContentSection, SectionField } from '@hangtag/contract/wire/section';

/** A definition before the database gives it an id. */
export type StarterSection = Omit<ContentSection, 'id'>;

type FieldExtras = Partial<Omit<SectionField, 'key' | 'label' | 'kind'>>;

const field = (
  key: string,
  label: string,
  kind: SectionField['kind'],
  extras: FieldExtras = {},
): SectionField => ({ key, label, kind, required: false, translatable: true, ...extras });

const image = (label = 'Picture'): SectionField =>
  field('picture', label, 'file', { accepts: ['image'], translatable: false });

type Sketch = Pick<StarterSection, 'slug' | 'name' | 'description' | 'icon' | 'fields'> &
  Partial<Pick<StarterSection, 'maxItems' | 'gs1LinkType'>>;

const shelf = (
  scope: StarterSection['scope'],
  category: StarterSection['category'],
  sketches: readonly Sketch[],
): readonly StarterSection[] =>
  sketches.map((sketch, index) => ({
    maxItems: null,
    gs1LinkType: null,
    ...sketch,
    scope,
    category,
    displayOrder: index + 1,
    status: 'active',
    companyId: null,
  }));

const productBasic = shelf('product', 'basic', [
  {
    slug: 'introduction',
    name: 'Introduction',
    description: 'The first words after the picture: what it is, in one or two sentences.',
    icon: 'text',
    maxItems: 1,
    gs1LinkType: 'gs1:pip',
    fields: [
      field('lead', 'Opening sentence', 'richtext', { required: true, maxLength: 240 }),
      field('edition', 'Edition', 'text', { maxLength: 60 }),
      field('size', 'Size', 'text', { maxLength: 40 }),
    ],
  },
  {
    slug: 'facts',
    name: 'Facts',
    description: 'A short table of what people check first: origin, material, measures.',
    icon: 'table-2',
    fields: [
      field('rows', 'Facts', 'table', {
        required: true,
        maxLength: 16,
        options: ['Fact', 'Detail'],
      }),
    ],
  },
  {
    slug: 'story',
    name: 'Story',
    description: 'A picture and a few paragraphs about where the product comes from.',
    icon: 'book-open',
    fields: [image(), field('text', 'Text', 'richtext', { required: true, maxLength: 2000 })],
  },
  {
    slug: 'taste',
    name: 'How it tastes',
    description: 'Up to six tastes and how strong each one is, such as “4/5 Lively”.',
    icon: 'sliders-horizontal',
    fields: [
      field('rows', 'Tastes', 'table', {
        required: true,
        maxLength: 6,
        options: ['Taste', 'Level'],
      }),
    ],
  },
  {
    slug: 'serving',
    name: 'Serving',
    description: 'A picture and a suggestion for the table.',
    icon: 'utensils',
    gs1LinkType: 'gs1:recipeInfo',
    fields: [image(), field('text', 'Text', 'richtext', { required: true, maxLength: 1200 })],
  },
  {
    slug: 'how-to-use',
    name: 'How to use',
    description: 'Steps in the order people take them, with a picture if it helps.',
    icon: 'list-checks',
    gs1LinkType: 'gs1:instructions',
    fields: [
      image(),
      field('steps', 'Steps', 'list', { required: true, maxLength: 12 }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'ingredients',
    name: 'Ingredients',
    description: 'Every ingredient in descending order, and the allergens named apart.',
    icon: 'wheat',
    maxItems: 1,
    gs1LinkType: 'gs1:ingredientsInfo',
    fields: [
      field('items', 'Ingredients', 'list', { required: true, maxLength: 60 }),
      field('allergens', 'Allergens', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'nutrition',
    name: 'Nutrition',
    description: 'The nutrition declaration for 100 g, 100 ml or one serving.',
    icon: 'apple',
    maxItems: 1,
    gs1LinkType: 'gs1:nutritionalInfo',
    fields: [
      field('basis', 'Amounts are', 'select', {
        required: true,
        options: ['Per 100 g', 'Per 100 ml', 'Per serving'],
      }),
      field('rows', 'Nutrients', 'table', {
        required: true,
        maxLength: 24,
        options: ['Nutrient', 'Amount'],
      }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'care',
    name: 'Care',
    description: 'How to wash, store and mend it, one line each.',
    icon: 'washing-machine',
    gs1LinkType: 'gs1:consumerHandlingStorageInfo',
    fields: [field('lines', 'Advice', 'list', { required: true, maxLength: 12 })],
  },
  {
    slug: 'recycling',
    name: 'Recycling',
    description: 'Each part of the packaging and the bin it belongs in.',
    icon: 'recycle',
    gs1LinkType: 'gs1:sustainabilityInfo',
    fields: [
      field('rows', 'Parts', 'table', {
        required: true,
        maxLength: 12,
        options: ['Part', 'Where it goes'],
      }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'lot',
    name: 'Lot',
    description: 'The lot in hand, when it was made and how long it keeps.',
    icon: 'calendar-days',
    maxItems: 1,
    gs1LinkType: 'gs1:traceability',
    fields: [
      field('lot', 'Lot', 'text', { required: true, maxLength: 20, translatable: false }),
      field('made', 'Made on', 'date', { translatable: false }),
      field('bestBefore', 'Best before', 'date', { translatable: false }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'pictures',
    name: 'Pictures',
    description: 'Up to eight pictures side by side, with one caption.',
    icon: 'images',
    gs1LinkType: 'gs1:relatedImage',
    fields: [
      field('pictures', 'Pictures', 'files', {
        required: true,
        maxLength: 8,
        accepts: ['image'],
        translatable: false,
      }),
      field('caption', 'Caption', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'documents',
    name: 'Documents',
    description: 'PDF files to keep: manuals, reports, test results.',
    icon: 'file-text',
    fields: [
      field('files', 'Files', 'files', {
        required: true,
        maxLength: 10,
        accepts: ['pdf'],
        translatable: false,
      }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
  {
    slug: 'guarantee',
    name: 'Guarantee',
    description: 'How many years the brand answers for it, and what that covers.',
    icon: 'shield-check',
    maxItems: 1,
    gs1LinkType: 'gs1:serviceInfo',
    fields: [
      field('years', 'Years', 'number', { required: true, translatable: false }),
      field('text', 'What it covers', 'richtext', { required: true, maxLength: 800 }),
    ],
  },
  {
    slug: 'questions',
    name: 'Questions',
    description: 'Who answers, and the address to ask at.',
    icon: 'message-circle-question',
    maxItems: 1,
    gs1LinkType: 'gs1:support',
    fields: [
      field('text', 'Text', 'richtext', { required: true, maxLength: 600 }),
      field('url', 'Address', 'url', { maxLength: 2000, translatable: false }),
    ],
  },
]);

const productPremium = shelf('product', 'premium', [
  {
    slug: 'origin',
    name: 'Origin',
    description: 'The place it comes from, with a picture of the ground.',
    icon: 'map-pin',
    gs1LinkType: 'gs1:traceability',
    fields: [
      field('place', 'Place', 'text', { required: true, maxLength: 120 }),
      image(),
      field('text', 'Text', 'richtext', { maxLength: 1200 }),
    ],
  },
  {
    slug: 'maker',
    name: 'Maker',
    description: 'One person who made it, in their place of work.',
    icon: 'user-round',
    fields: [
      image(),
      field('name', 'Name', 'text', { required: true, maxLength: 80, translatable: false }),
      field('trade', 'Trade', 'text', { maxLength: 80 }),
      field('text', 'Text', 'richtext', { required: true, maxLength: 1200 }),
    ],
  },
  {
    slug: 'certificates',
    name: 'Certificates',
    description: 'Certificates with their numbers, so that anyone can look them up.',
    icon: 'badge-check',
    gs1LinkType: 'gs1:certificationInfo',
    fields: [
      field('rows', 'Certificates', 'table', {
        required: true,
        maxLength: 12,
        options: ['Certificate', 'Number', 'Valid until'],
      }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
]);

const companyBasic = shelf('company', 'basic', [
  {
    slug: 'brand-story',
    name: 'Brand story',
    description: 'Who makes these things, shown on every product page.',
    icon: 'store',
    maxItems: 1,
    gs1LinkType: 'gs1:homepage',
    fields: [
      image(),
      field('text', 'Text', 'richtext', { required: true, maxLength: 1600 }),
      field('url', 'Website', 'url', { maxLength: 2000, translatable: false }),
    ],
  },
]);

const companyPremium = shelf('company', 'premium', [
  {
    slug: 'promise',
    name: 'Promise',
    description: 'What the brand binds itself to, one line each.',
    icon: 'handshake',
    maxItems: 1,
    fields: [
      field('lines', 'Promises', 'list', { required: true, maxLength: 8 }),
      field('note', 'Note', 'text', { maxLength: 240 }),
    ],
  },
]);

/** Every section a new installation offers, product sections first. */
export const starterCatalogue: readonly StarterSection[] = [
  ...productBasic,
  ...productPremium,
  ...companyBasic,
  ...companyPremium,
];
