/** Merrow Goods: eight of nine products used, five sections each (plan pro). */
import type { DemoPage, DemoProduct } from '../types.ts';
import { page, revise, section } from '../build.ts';

const oliveOilPublished = page(
  'Harvest Olive Oil',
  { file: 'olive-oil-tall', alt: 'A dark green bottle beside an olive branch' },
  [
    section('introduction', 'Introduction', {
      lead: 'Picked green in October and pressed the same night.',
      edition: 'First pressing 2026',
      size: '500 ml',
    }),
    section('facts', 'Your bottle', {
      rows: [
        ['Your lot', '26-114, pressed October 9'],
        ['Grown in', 'Alto Merrow, 410 m'],
        ['Olives', 'Coratina and Leccino'],
        ['Picked', 'October 2026'],
        ['Best by', 'April 2028, away from light'],
      ],
    }),
    section('story', 'Forty-one trees to the terrace', {
      picture: { file: 'olive-terraces-wide' },
      text: 'The grove is dry-stone and too steep for machines. Nine people pick it by hand with nets and rakes, and the mill is the white roof you can see from the top row.\n\nA crate waits four hours at most. What is picked after three in the afternoon is pressed by lamp light.',
    }),
    section('taste', 'How it tastes', {
      rows: [
        ['Fruit', '4/5 Green'],
        ['Bitterness', '3/5 Medium'],
        ['Pepper', '3/5 Medium'],
      ],
    }),
    section('serving', 'Use it raw, and soon', {
      picture: { file: 'loaf-and-saucer-wide' },
      text: 'On bread, beans, grilled fish or vanilla ice cream. Heat hides what you paid for. Once open, finish the bottle within eight weeks.',
    }),
  ],
);

/** Three changes wait: a longer lead, two more facts, and what the October tasting found. */
const oliveOilDraft = revise(oliveOilPublished, [
  section('introduction', 'Introduction', {
    lead: 'Picked green in one October week and pressed the same night, so the pepper and the cut-grass smell are still in the bottle.',
    edition: 'First pressing 2026',
    size: '500 ml',
  }),
  section('facts', 'Your bottle', {
    rows: [
      ['Your lot', '26-114, pressed October 9'],
      ['Grown in', 'Alto Merrow, 410 m'],
      ['Olives', 'Coratina and Leccino'],
      ['Picked', 'October 6 to 12, 2026'],
      ['Acidity', '0.18 %'],
      ['Best by', 'April 2028, away from light'],
    ],
  }),
  section('taste', 'How it tastes', {
    rows: [
      ['Fruit', '4/5 Ripe green'],
      ['Bitterness', '3/5 Medium'],
      ['Pepper', '4/5 Lively'],
    ],
  }),
]);

const mug = page(
  'Low Tide Mug',
  { file: 'low-tide-mug-tall', alt: 'A speckled mug, its lower half glazed deep blue' },
  [
    section('introduction', 'Introduction', {
      lead: 'A stoneware mug for 320 ml, dipped by hand, so no two waterlines are alike.',
      edition: 'Firing 31',
      size: '320 ml',
    }),
    section('facts', 'Measures', {
      rows: [
        ['Holds', '320 ml to the rim'],
        ['Height', '92 mm'],
        ['Width', '84 mm, 121 mm with the handle'],
        ['Weight', '380 g'],
        ['Fired at', '1,240 °C, once'],
      ],
    }),
    section('story', 'The line is where the sea stops', {
      picture: { file: 'quay-low-tide-wide' },
      text: 'Twice a day the harbor empties and leaves one dark line on the wall. Jo Pell dips each mug to that height, by eye, in cobalt glaze.\n\nThe specks are iron in the clay. They rise in the kiln and cannot be planned.',
    }),
    section('pictures', 'Where they are made', {
      pictures: {
        files: ['pottery-workshop-square', 'low-tide-mug-close', 'quay-low-tide-square'],
      },
      caption: 'The shelf holds 140 mugs and takes nine days to dry.',
    }),
    section('care', 'Care', {
      lines: [
        'Dishwasher and microwave are fine.',
        'Let it cool before cold water goes in.',
        'The bare foot ring darkens with tea; baking soda clears it.',
      ],
    }),
  ],
);

const tea = page(
  'Breakfast Tea',
  {
    file: 'breakfast-tea-tall',
    alt: 'A blue tin with a brass lid and a label of hills at sunrise',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Second-flush leaves from two neighboring gardens, rolled whole, strong enough for milk and clear enough without.',
      edition: 'Second flush 2026',
      size: '100 g, about 40 cups',
    }),
    section('how-to-use', 'A pot for two', {
      steps: [
        'Warm the pot.',
        'Two teaspoons of leaf, 5 g.',
        'Water at a full boil, 400 ml.',
        'Four minutes for milk, three without.',
        'Pour it all off the leaf.',
      ],
      note: 'The leaf gives a second pot at five minutes.',
    }),
    section('story', 'Two gardens, one road', {
      picture: { file: 'tea-hills-wide' },
      text: 'The gardens face each other across a valley road. One gets the morning and makes brisk tea, the other the evening and makes round tea. We blend them two to one.\n\nBoth are picked by the same sixty families, who are paid by weight and by the hour, whichever is more.',
    }),
    section('ingredients', 'Ingredients', {
      items: ['Black tea'],
      allergens: 'None. Packed where no nuts are handled.',
    }),
    section('recycling', 'When it is empty', {
      rows: [
        ['Tin', 'Metal, FE 40. Or keep it; the lid seals.'],
        ['Inner bag', 'Paper, PAP 22'],
        ['Label', 'Comes off with the tin'],
      ],
    }),
  ],
);

const balm = page(
  'Calendula Balm',
  { file: 'calendula-balm-tall', alt: 'An amber jar with a black lid beside a calendula flower' },
  [
    section('introduction', 'Introduction', {
      lead: 'Five ingredients for hands that work outdoors. It sits on the skin like wax and leaves no print on paper after ten minutes.',
      size: '60 g',
    }),
    section('how-to-use', 'How to use', {
      picture: { file: 'calendula-balm-close' },
      steps: [
        'Take as much as covers a fingernail.',
        'Warm it between the palms until it melts.',
        'Work it into knuckles and cuticles first.',
      ],
      note: 'For outer skin only. Stop if it stings.',
    }),
    section('ingredients', 'Ingredients', {
      items: [
        'Sunflower oil steeped with calendula petals',
        'Beeswax',
        'Shea butter',
        'Lanolin',
        'Vitamin E',
      ],
      allergens: 'Contains lanolin, which comes from wool.',
    }),
    section('story', 'Six weeks in a window', {
      picture: { file: 'calendula-field-wide' },
      text: 'The petals are picked at noon, when they hold the most oil, dried for two days and then left in sunflower oil on a south window for six weeks.\n\nThe oil comes out the color of the field. Nothing is added to make it so.',
    }),
    section('lot', 'Your jar', {
      lot: 'BA-26-07',
      made: '2026-07-14',
      bestBefore: '2028-07-31',
      note: 'Use within twelve months of opening.',
    }),
  ],
);

const candle = page(
  'Cedar Candle',
  { file: 'cedar-candle-tall', alt: 'A lit candle in a brown glass with a paper label' },
  [
    section('introduction', 'Introduction', {
      lead: 'Beeswax and cedar oil in a glass you will drink from later. It burns 45 hours and smells of a pencil being sharpened.',
      size: '220 g',
    }),
    section('how-to-use', 'The first hour decides', {
      picture: { file: 'cedar-candle-close' },
      steps: [
        'Trim the wick to 5 mm.',
        'Let it burn until the whole surface is liquid, about two hours.',
        'Put it out by dipping the wick, not by blowing.',
        'Stop when 1 cm of wax is left.',
      ],
      note: 'Never leave it alone while it burns. Keep it from children, pets and drafts.',
    }),
    section('facts', 'What is in it', {
      rows: [
        ['Wax', 'Beeswax 92 %, coconut 8 %'],
        ['Scent', 'Atlas cedar oil, 4 %'],
        ['Wick', 'Cotton, no metal core'],
        ['Burns', '45 hours'],
        ['Glass', '240 ml, heat-tempered'],
      ],
    }),
    section('care', 'After the last hour', {
      lines: [
        'Stand the glass in hot water until the wax lets go.',
        'Wipe it with paper, then wash it like any glass.',
        'Leftover wax lights a stove.',
      ],
    }),
    section('recycling', 'What goes where', {
      rows: [
        ['Glass', 'Keep it, or glass GL 71'],
        ['Label', 'Paper, soaks off in warm water'],
        ['Box', 'Card, PAP 21'],
      ],
    }),
  ],
);

const towels = page(
  'Linen Towel Set',
  {
    file: 'linen-towels-tall',
    alt: 'Three folded linen towels, one of them rust red, with a paper tag',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Three towels of washed linen: one for glasses, one for hands, one for bread.',
      size: 'Three at 50 × 70 cm',
    }),
    section('facts', 'Cloth', {
      rows: [
        ['Fiber', 'Linen 100 %'],
        ['Weight', '210 g per m²'],
        ['Size', '50 × 70 cm, shrinks 3 % at the first wash'],
        ['Colors', 'Undyed, rust, undyed with blue'],
      ],
    }),
    section('care', 'Care', {
      lines: [
        'Wash at 60 °C. It softens every time.',
        'No fabric softener; it stops linen from drying things.',
        'Iron damp, or not at all.',
      ],
    }),
  ],
);

const chocolatePublished: DemoPage = page(
  'Sea Salt Chocolate',
  {
    file: 'sea-salt-chocolate-tall',
    alt: 'A chocolate bar leaning on a wall, its wrapper torn open at the top',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Seventy percent cacao, ground for three days, with flakes of salt on the back so they reach the tongue first.',
      edition: 'Batch 58',
      size: '80 g',
    }),
    section('facts', 'The bar', {
      rows: [
        ['Cacao', '70 %, Trinitario'],
        ['Grown in', 'San Martín, 780 m'],
        ['Ground', '72 hours on granite'],
        ['Salt', 'Flaked, from the bay'],
      ],
    }),
    section('ingredients', 'Ingredients', {
      items: ['Cacao beans', 'Cane sugar', 'Cacao butter', 'Sea salt 0.6 %'],
      allergens: 'May contain traces of milk and hazelnut.',
    }),
    section('nutrition', 'Per 100 g', {
      basis: 'Per 100 g',
      rows: [
        ['Energy', '2 398 kJ / 577 kcal'],
        ['Fat', '42 g'],
        ['– of which saturates', '25 g'],
        ['Carbohydrate', '36 g'],
        ['– of which sugars', '29 g'],
        ['Protein', '8.4 g'],
        ['Salt', '0.6 g'],
      ],
    }),
    section('recycling', 'When it is gone', {
      rows: [
        ['Wrapper', 'Paper, PAP 22'],
        ['Inner foil', 'Aluminum, ALU 41. Roll it into a ball first.'],
      ],
    }),
  ],
);

/** One change waits: the grinding time was measured again. */
const chocolateDraft = revise(chocolatePublished, [
  section('facts', 'The bar', {
    rows: [
      ['Cacao', '70 %, Trinitario'],
      ['Grown in', 'San Martín, 780 m'],
      ['Ground', '68 hours on granite'],
      ['Salt', 'Flaked, from the bay'],
      ['Keeps', '14 months, below 18 °C'],
    ],
  }),
]);

const untouched = page('', null, []);

const base = { company: 'merrow', appLogo: 'logo-merrow' } as const;

export const merrowProducts: readonly DemoProduct[] = [
  {
    ...base,
    key: 'breakfast-tea',
    name: 'Breakfast Tea',
    model: 'TE-100',
    upcCode: '9520104400113',
    image: 'breakfast-tea-square',
    draft: tea,
    published: tea,
    publishedDaysAgo: 88,
    scansADay: 8,
    savedDaysAgo: 88,
  },
  {
    ...base,
    key: 'calendula-balm',
    name: 'Calendula Balm',
    model: 'BA-060',
    upcCode: '9520104400229',
    image: 'calendula-balm-square',
    draft: balm,
    published: balm,
    publishedDaysAgo: 61,
    scansADay: 5,
    savedDaysAgo: 62,
  },
  {
    ...base,
    key: 'cedar-candle',
    name: 'Cedar Candle',
    model: 'CN-220',
    upcCode: '9520104400335',
    image: 'cedar-candle-square',
    draft: candle,
    published: candle,
    publishedDaysAgo: 47,
    scansADay: 13,
    savedDaysAgo: 47,
  },
  {
    ...base,
    key: 'harvest-olive-oil',
    name: 'Harvest Olive Oil',
    model: 'OL-500',
    upcCode: '9520104400441',
    image: 'olive-oil-square',
    draft: oliveOilDraft,
    published: oliveOilPublished,
    publishedDaysAgo: 19,
    firstPublishedDaysAgo: 212,
    scansADay: 60,
    savedDaysAgo: 1,
  },
  {
    ...base,
    key: 'linen-towel-set',
    name: 'Linen Towel Set',
    model: 'LT-003',
    upcCode: '9520104400557',
    image: 'linen-towels-square',
    draft: towels,
    published: null,
    publishedDaysAgo: null,
    savedDaysAgo: 4,
  },
  {
    ...base,
    key: 'low-tide-mug',
    name: 'Low Tide Mug',
    model: 'MG-012',
    upcCode: '9520104400663',
    image: 'low-tide-mug-square',
    draft: mug,
    published: mug,
    publishedDaysAgo: 120,
    scansADay: 20,
    savedDaysAgo: 121,
  },
  {
    ...base,
    key: 'sea-salt-chocolate',
    name: 'Sea Salt Chocolate',
    model: 'CH-070',
    upcCode: '9520104400779',
    image: 'sea-salt-chocolate-square',
    draft: chocolateDraft,
    published: chocolatePublished,
    publishedDaysAgo: 33,
    firstPublishedDaysAgo: 70,
    scansADay: 7,
    savedDaysAgo: 2,
  },
  {
    ...base,
    key: 'placeholder',
    name: 'Product name',
    model: '',
    upcCode: null,
    image: null,
    appLogo: null,
    draft: untouched,
    published: null,
    publishedDaysAgo: null,
    savedDaysAgo: 0,
  },
];
