/** A typical full page, as brands publish it. */
import type { PublicPage } from '../content/page.ts';
import { shapes } from './definitions.ts';
import { bareContent, barePage, picture, section } from './pages.ts';

const files = {
  bottle: 1,
  grove: 2,
  bread: 3,
  report: 4,
} as const;

const sections = [
  section(shapes.words, 'Definition 1', {
    lead: 'Picked green in one October week and pressed the same night, so the pepper and the cut-grass smell are still in the bottle.',
    edition: 'First pressing 2026',
    size: '500 ml',
  }),
  section(shapes.pairs, '', {
    rows: [
      ['Your lot', '26-114, pressed October 9'],
      ['Grown in', 'Alto Merrow, 410 m'],
      ['Olives', 'Coratina and Leccino'],
      ['Picked', 'October 6 to 12, 2026'],
      ['Acidity', '0.18 %'],
      ['Best by', 'April 2028, away from light'],
    ],
  }),
  section(shapes.pictureAndProse, 'Forty-one trees to the terrace', {
    picture: files.grove,
    text: 'The grove is dry-stone and too steep for machines. Nine people pick it by hand with nets and rakes, and the mill is the white roof you can see from the top row.',
  }),
  section(shapes.pairs, 'How it tastes', {
    rows: [
      ['Fruit', '4/5 Ripe green'],
      ['Bitterness', '2/5 Medium'],
      ['Pepper', '3/5 Lively'],
    ],
  }),
  section(shapes.pictureAndProse, 'Use it raw, and soon', {
    picture: files.bread,
    text: 'On bread, beans, grilled fish or vanilla ice cream. Heat hides what you paid for. Once open, finish the bottle within eight weeks.',
  }),
  section(shapes.choiceAndPairs, 'Per 100 ml', {
    basis: 'Per 100 ml',
    rows: [
      ['Energy', '3 404 kJ / 828 kcal'],
      ['Fat', '92 g'],
      ['– of which saturates', '14 g'],
      ['Carbohydrate', '0 g'],
      ['Protein', '0 g'],
      ['Salt', '0 g'],
    ],
  }),
  section(shapes.pairs, 'When it is empty', {
    rows: [
      ['Bottle', 'Green glass, GL 71'],
      ['Cap', 'Aluminium, ALU 41'],
      ['Label', 'Paper, PAP 22. Soaks off in warm water.'],
    ],
  }),
  section(shapes.documents, '', { files: [files.report] }),
];

/** A typical full page. */
export const oliveOilPage: PublicPage = {
  ...barePage,
  content: {
    ...bareContent,
    headers: [
      {
        id: 1,
        type: 'image',
        filesId: files.bottle,
        embedUrl: null,
        alt: 'A green bottle of olive oil beside an olive branch',
        decorative: false,
        posterFilesId: null,
      },
    ],
    sections,
  },
  media: {
    [files.bottle]: picture('/files/bottle', 1600, 2000, null),
    [files.grove]: picture('/files/grove', 1600, 1230, 'Rows of olive trees under a low sun'),
    [files.bread]: picture('/files/bread', 1600, 1076, 'A loaf of bread and a dish of oil'),
    [files.report]: {
      type: 'pdf',
      url: '/files/report',
      renditions: [],
      alt: null,
      bytes: 2_104_000,
      name: 'Merrow harvest report 2025',
    },
  },
  actions: [
    {
      label: 'Order another bottle',
      href: 'https://merrow.example/order',
      host: 'merrow.example',
      style: 'primary',
    },
    {
      label: 'Tell us how it tasted',
      href: 'mailto:taste@merrow.example',
      host: 'taste@merrow.example',
      style: 'secondary',
    },
  ],
  gtin14: '09520001343526',
  digitalLinkUrl: 'https://tags.example/01/09520001343526',
  updatedAt: '2026-11-02T09:30:00.000Z',
};
