/** The other circumstances a page can be in: everything at once, and words that are too long. */
import type { PublicPage } from '../content/page.ts';
import { shapes } from './definitions.ts';
import { oliveOilPage } from './oliveOilPage.ts';
import { section } from './pages.ts';

const [opening, facts, story] = oliveOilPage.content.sections;
const [bottle, grove, bread, report] = [1, 2, 3, 4];

/** One section of every shape, in the order that shows most joints. */
export const manySections: PublicPage = {
  ...oliveOilPage,
  content: {
    ...oliveOilPage.content,
    sections: [
      ...[opening, facts, story].filter((one) => one !== undefined),
      section(shapes.items, 'Ingredients', {
        items: ['Cacao beans', 'Cane sugar', 'Cacao butter', 'Sea salt 0.6 %'],
        note: 'May contain traces of milk and hazelnut.',
      }),
      section(shapes.choiceAndPairs, 'Nutrition', {
        basis: 'Per 100 g',
        rows: [
          ['Energy', '2 398 kJ / 577 kcal'],
          ['Fat', '42 g'],
          ['– of which saturates', '25 g'],
        ],
        note: 'A serving is 20 g.',
      }),
      section(shapes.columns, 'Certificates', {
        rows: [
          ['Organic farming', 'US-ORG-204', 'March 2028'],
          ['Fair wages', 'FW 7719', 'June 2027'],
        ],
      }),
      section(shapes.steps, 'How to use it', {
        picture: bread,
        steps: ['Cut the bread.', 'Warm the dish.', 'Pour, and wait a minute.'],
        note: 'Never in the microwave.',
      }),
      section(shapes.person, 'Who made it', {
        picture: bread,
        name: 'Ines Calder',
        trade: 'Miller',
        text: 'She has pressed every October since 2009.\n\nThe stones are her grandfather’s.',
      }),
      section(shapes.scalars, 'Your lot', {
        lot: '26-114',
        made: '2026-10-09',
        years: 2,
        note: 'Keeps longest away from light.',
      }),
      section(shapes.gallery, 'From the day', {
        pictures: [bread, bottle, grove],
        caption: 'The first pressing, October 9.',
      }),
      section(shapes.documents, 'To keep', { files: [report, report] }),
      section(shapes.proseAndAddress, 'Questions', {
        text: 'Write to us; a person answers within two days.',
        url: 'https://merrow.example/help',
      }),
    ],
  },
};

const word = 'Kraftfahrzeughaftpflichtversicherungsgesellschaft';
const sentence = `${word} and every other word that anybody ever wrote without a blank in it. `;

/** Every text at its longest, with words that no line can hold. */
export const longText: PublicPage = {
  ...oliveOilPage,
  brand: {
    ...oliveOilPage.brand,
    name: `Merrow ${word} of the Northern Terraces`,
    address: [sentence, sentence],
  },
  content: {
    ...oliveOilPage.content,
    title: `${word} Olive Oil from the Terraces above the Sea`,
    sections: [
      section(shapes.words, '', { lead: sentence.repeat(2), edition: word, size: sentence }),
      section(shapes.pairs, sentence, {
        rows: [
          [word, sentence],
          ['Olives', word],
        ],
      }),
      section(shapes.pairs, word, { rows: [[word, `4/5 ${word}`]] }),
      section(shapes.pairs, 'Amounts', { rows: [[sentence, '3 404 kJ / 828 kcal']] }),
      section(shapes.pictureAndProse, sentence, { picture: grove, text: sentence.repeat(8) }),
      section(shapes.items, word, { items: Array.from({ length: 30 }, () => 'Olive oil') }),
      section(shapes.columns, 'Many columns', {
        rows: [
          [word, sentence, word],
          ['', '', sentence],
        ],
      }),
      section(shapes.documents, '', { files: [report] }),
    ],
  },
  media: {
    ...oliveOilPage.media,
    [report]: { type: 'pdf', url: '/files/r', renditions: [], alt: null, bytes: 1e8, name: word },
  },
};
