/** The platform's own company: specimens that show customers what a page can hold. */
import type { DemoProduct } from '../types.ts';
import { page, section } from '../build.ts';

const tags = page(
  'Sample Tags',
  {
    file: 'sample-tags-tall',
    alt: 'A fan of paper tags in green, white and ochre on one string',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Six papers, three code sizes, one string. Scan each one under the light of your own shop before you choose.',
      edition: 'Sheet 3',
      size: '6 tags, 55 × 90 mm',
    }),
    section('facts', 'The six papers', {
      rows: [
        ['Green', 'Dyed through, 300 g; the code is printed white'],
        ['White', 'Uncoated, 350 g'],
        ['Ochre', 'Dyed through, 300 g'],
        ['Kraft', 'Recycled, 280 g'],
        ['Gloss', 'Coated, 250 g; glares under spotlights'],
        ['Stone', 'Mineral paper, 200 g; survives rain'],
      ],
    }),
    section('how-to-use', 'A test in five minutes', {
      steps: [
        'Hang all six where the product will hang.',
        'Scan each from an arm’s length.',
        'Scan again with the ceiling lights off.',
        'Note the paper that failed first, and avoid it.',
      ],
    }),
    section('questions', 'Questions', {
      text: 'Write to us with a photograph of the tag that would not scan.',
      url: 'https://hangtag.example/samples',
    }),
  ],
);

const wine = page(
  'Specimen Wine',
  {
    file: 'specimen-wine-tall',
    alt: 'A dark wine bottle with a plain cream label and a red capsule',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'A wine that does not exist, with a page that shows what an electronic label has to say.',
      size: '750 ml',
    }),
    section('ingredients', 'Ingredients', {
      items: ['Grapes', 'Sucrose', 'Preservative: sulfites', 'Bottled in a protective atmosphere'],
      allergens: 'Contains sulfites.',
    }),
    section('nutrition', 'Per 100 ml', {
      basis: 'Per 100 ml',
      rows: [
        ['Energy', '343 kJ / 83 kcal'],
        ['Fat', '0 g'],
        ['– of which saturates', '0 g'],
        ['Carbohydrate', '2.6 g'],
        ['– of which sugars', '0.6 g'],
        ['Protein', '0 g'],
        ['Salt', '0 g'],
      ],
    }),
    section('recycling', 'Packaging', {
      rows: [
        ['Bottle', 'Glass, GL 71'],
        ['Cork', 'Cork, FOR 51'],
        ['Capsule', 'Tin, with metals'],
      ],
      note: 'Rules differ from town to town.',
    }),
  ],
);

const loaf = page(
  'Specimen Loaf',
  { file: 'specimen-loaf-tall', alt: 'A scored loaf beside a saucer of green oil' },
  [
    section('introduction', 'Introduction', {
      lead: 'A loaf that is gone by noon, on a page that changes every morning.',
      size: '1 kg',
    }),
    section('lot', 'This loaf', {
      lot: 'Oven 2, second batch',
      made: '2026-11-20',
      bestBefore: '2026-11-24',
    }),
    section('ingredients', 'Ingredients', {
      items: ['Wheat flour', 'Water', 'Rye flour 12 %', 'Sea salt'],
      allergens: 'Contains wheat and rye.',
    }),
    section('maker', 'The baker', {
      picture: { file: 'specimen-loaf-close' },
      name: 'Ruth Abiola',
      trade: 'Customer support, and baker on Fridays',
      text: 'The dough is mixed on Thursday at five and shaped at midnight. The four cuts are hers; the next baker makes three.',
    }),
  ],
);

const base = { company: 'hangtag', appLogo: 'logo-hangtag' } as const;

export const hangtagProducts: readonly DemoProduct[] = [
  {
    ...base,
    key: 'sample-tags',
    name: 'Sample Tags',
    model: 'HT-S3',
    upcCode: '9520001000119',
    image: 'sample-tags-square',
    draft: tags,
    published: tags,
    publishedDaysAgo: 90,
    savedDaysAgo: 90,
  },
  {
    ...base,
    key: 'specimen-loaf',
    name: 'Specimen Loaf',
    model: 'HT-LOAF',
    upcCode: '9520001000225',
    image: 'specimen-loaf-square',
    draft: loaf,
    published: loaf,
    publishedDaysAgo: 1,
    savedDaysAgo: 1,
  },
  {
    ...base,
    key: 'specimen-wine',
    name: 'Specimen Wine',
    model: 'HT-WINE',
    upcCode: '9520001000331',
    image: 'specimen-wine-square',
    draft: wine,
    published: wine,
    publishedDaysAgo: 85,
    savedDaysAgo: 85,
  },
];
