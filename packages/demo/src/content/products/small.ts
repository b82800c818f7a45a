/** The one-product companies, and Quillwork Press after its plan ended. */
import type { DemoProduct } from '../types.ts';
import { page, section } from '../build.ts';

const soap = page(
  'Oat Soap',
  {
    file: 'oat-soap-tall',
    alt: 'Two pale soap bars, the upper one in a rust paper band, beside a sprig of oats',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'A hard bar with ground oats, cured for eight weeks so it lasts for six.',
      size: '110 g',
    }),
    section('ingredients', 'Ingredients', {
      items: [
        'Saponified rapeseed oil',
        'Saponified coconut oil',
        'Water',
        'Ground oats 6 %',
        'Honey 1 %',
      ],
      allergens: 'Contains oats and honey. No perfume.',
    }),
    section('story', 'The field behind the yard', {
      picture: { file: 'oat-field-wide' },
      text: 'The oats grow four hundred steps from the kettle. They are cut in August, milled in September and in a bar before Christmas.\n\nWe cast on Mondays and write the date on the underside. A bar is ready when it rings on the bench.',
    }),
  ],
);

const lamp = page(
  'Halv',
  {
    file: 'halv-lamp-tall',
    alt: 'A table lamp with a round blue foot and a half-dome shade, lit from below',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Half a dome, one joint, no visible screw. The shade turns until the bulb is out of your eyes.',
      edition: 'Designed by Elin Lund, 2024',
      size: '38 cm',
    }),
    section('facts', 'Measures', {
      rows: [
        ['Height', '38 cm'],
        ['Shade', '26 cm across, spun aluminium'],
        ['Foot', 'Cast iron, 1.9 kg, powder-coated'],
        ['Bulb', 'E14, 6 W at most, not included'],
        ['Cord', '1.8 m, textile, switch at 40 cm'],
      ],
    }),
    section('guarantee', 'Guarantee', {
      years: 10,
      text: 'Every part can be unscrewed with one key and ordered by its number, which is stamped under the foot. We repair or replace what breaks in use for ten years.',
    }),
  ],
);

const notebook = page(
  'Field Notebook',
  {
    file: 'field-notebook-tall',
    alt: 'A red cloth notebook held by an elastic band, standing against a pencil',
  },
  [
    section('introduction', 'Introduction', {
      lead: '144 pages that lie flat on a knee, in a cloth cover that takes rain.',
      edition: 'Fourth printing',
      size: '105 × 165 mm',
    }),
    section('facts', 'Paper and binding', {
      rows: [
        ['Paper', '90 g, wood-free, takes ink'],
        ['Pages', '144, numbered'],
        ['Ruling', '5 mm dots in grey'],
        ['Binding', 'Sewn in nine sections'],
        ['Cover', 'Book cloth on 2 mm board'],
      ],
    }),
    section('care', 'Care', {
      lines: [
        'Wipe the cloth with a damp rag.',
        'A wet book dries standing, pages fanned, away from heat.',
      ],
    }),
  ],
);

const pencils = page(
  'Drafting Pencils',
  {
    file: 'drafting-pencils-tall',
    alt: 'Six hexagonal pencils upright in a folded card box',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Six pencils from 2H to 4B, lime wood, unpainted ends so you see the grade.',
      size: 'Box of six',
    }),
    section('facts', 'Leads', {
      rows: [
        ['2H, H', 'Construction lines'],
        ['HB', 'Writing'],
        ['B, 2B', 'Outlines'],
        ['4B', 'Shading'],
      ],
    }),
  ],
);

const ink = page(
  'Oak Gall Ink',
  {
    file: 'oak-gall-ink-tall',
    alt: 'A square ink bottle with a cork beside an oak gall and its leaf',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'It goes on grey and turns black within a minute, as it did eight hundred years ago.',
      size: '50 ml',
    }),
    section('how-to-use', 'Before you write', {
      steps: ['Shake it gently.', 'Use a dip pen.', 'Rinse the nib in water when you stop.'],
      note: 'Not for fountain pens. It is acid and etches steel.',
    }),
    section('ingredients', 'Ingredients', {
      items: ['Rain water', 'Oak galls', 'Iron sulfate', 'Gum arabic', 'Clove oil'],
    }),
  ],
);

const quillwork = { company: 'quillwork', appLogo: 'logo-quillwork' } as const;

export const smallProducts: readonly DemoProduct[] = [
  {
    company: 'alder',
    key: 'oat-soap',
    name: 'Oat Soap',
    model: 'SP-110',
    upcCode: '9520317000117',
    image: 'oat-soap-square',
    appLogo: 'logo-alder',
    draft: soap,
    published: soap,
    publishedDaysAgo: 70,
    savedDaysAgo: 70,
  },
  {
    company: 'lund',
    key: 'halv-lamp',
    name: 'Halv Table Lamp',
    model: 'HALV-38',
    upcCode: '9520426000114',
    image: 'halv-lamp-square',
    appLogo: 'logo-lund',
    draft: lamp,
    published: lamp,
    publishedDaysAgo: 40,
    savedDaysAgo: 40,
  },
  {
    ...quillwork,
    key: 'field-notebook',
    name: 'Field Notebook',
    model: 'NB-105',
    upcCode: '9520538000118',
    image: 'field-notebook-square',
    draft: notebook,
    published: notebook,
    publishedDaysAgo: 260,
    savedDaysAgo: 260,
  },
  {
    ...quillwork,
    key: 'drafting-pencils',
    name: 'Drafting Pencils',
    model: 'PC-006',
    upcCode: '9520538000224',
    image: 'drafting-pencils-square',
    draft: pencils,
    published: null,
    publishedDaysAgo: null,
    savedDaysAgo: 250,
  },
  {
    ...quillwork,
    key: 'oak-gall-ink',
    name: 'Oak Gall Ink',
    model: 'IK-050',
    upcCode: '9520538000330',
    image: 'oak-gall-ink-square',
    draft: ink,
    published: null,
    publishedDaysAgo: null,
    savedDaysAgo: 245,
  },
];
