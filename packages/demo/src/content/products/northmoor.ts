/** Northmoor Outfitters: six products on business, with premium sections and pages of any length, and two put away. */
import type { DemoProduct } from '../types.ts';
import { page, section } from '../build.ts';

const runner = page(
  'Trail Runner Two',
  {
    file: 'trail-runner-wide',
    alt: 'The film of the path behind the shop, where every pair is tested',
    // An open film of the Blender Foundation replaces Northmoor's own.
    film: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'A shoe for wet grass and loose stone. The sole can be replaced twice before the upper wears out.',
      edition: 'Second last, 2026',
      size: 'EU 36 to 48',
    }),
    section('facts', 'On the scale', {
      rows: [
        ['Weight', '284 g in size 42'],
        ['Drop', '6 mm'],
        ['Lugs', '5 mm, 38 of them'],
        ['Upper', 'Recycled polyester knit'],
        ['Midsole', 'EVA, 30 % from the old pair'],
        ['Made in', 'Felgueiras, Portugal'],
      ],
    }),
    section('story', 'Forty kilometres of testing, mostly sideways', {
      picture: { file: 'moor-path-wide' },
      text: 'The path from the shop to the summit crosses a slope that is never dry. Every pair we consider walks it forty times, half of them across the fall line.\n\nThe first Runner slid at the heel. The second is 4 mm narrower there and has its lace hooks moved back.',
    }),
    section('pictures', 'Details', {
      pictures: { files: ['trail-runner-close', 'trail-runner-wide', 'moor-path-square'] },
      caption: 'The stripe is a reinforcement: it carries the pull of the laces to the sole.',
    }),
    section('care', 'Care', {
      lines: [
        'Rinse mud off with cold water the same day.',
        'Dry them stuffed with paper, never on a heater.',
        'No washing machine; it takes the glue.',
      ],
    }),
    section('certificates', 'Certificates', {
      rows: [
        ['Recycled yarn', 'NM-RY-2041', 'March 2028'],
        ['Restricted substances', 'NM-RS-1187', 'November 2027'],
      ],
      note: 'Both were issued for this demonstration and prove nothing.',
    }),
    section('guarantee', 'Two new soles', {
      years: 5,
      text: 'Send the pair in when the lugs are flat. We replace the sole twice at cost and the stitching for nothing, for five years from the date on your receipt.',
    }),
    section('documents', 'Documents', {
      files: { files: ['trail-runner-sizes', 'northmoor-repair-list'] },
      note: 'Measure your longer foot in the evening.',
    }),
    section('recycling', 'At the end', {
      rows: [
        ['Shoe', 'Back to us; postage is paid'],
        ['Box', 'Card, PAP 21'],
        ['Paper inside', 'Paper, PAP 22'],
      ],
    }),
  ],
);

const flask = page(
  'Ridge Flask',
  {
    file: 'ridge-flask-tall',
    alt: 'A tall steel flask painted with three green ridges, its cup on top',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Tea poured at six is still too hot to drink at noon. The cup is the lid, and the lid does not whistle.',
      size: '750 ml',
    }),
    section('facts', 'Measured', {
      rows: [
        ['Holds', '750 ml'],
        ['Hot', '95 °C falls to 71 °C in 12 hours'],
        ['Cold', '4 °C rises to 9 °C in 24 hours'],
        ['Weight', '412 g empty'],
        ['Steel', '18/8 inside and out'],
      ],
    }),
    section('how-to-use', 'Before the first tea', {
      steps: [
        'Rinse it with hot water and a spoon of baking soda.',
        'Preheat it for five minutes with boiling water.',
        'Fill to two fingers below the rim.',
      ],
      note: 'Never put it in a freezer or on a flame.',
    }),
    section('care', 'Care', {
      lines: [
        'The bottle by hand, the cup in the dishwasher.',
        'Change the seal every two years; it costs less than a coffee.',
      ],
    }),
    section('guarantee', 'Guarantee', {
      years: 15,
      text: 'If the vacuum fails the wall turns warm. Send us the flask and we send you another one, once, within fifteen years.',
    }),
  ],
);

const scarf = page(
  'Fell Scarf',
  {
    file: 'fell-scarf-tall',
    alt: 'A folded wool scarf in mustard and grey checks with a fringe',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Woven from hill wool that is usually sold for carpets, combed until it can be worn against the neck.',
      edition: 'Winter 2026',
      size: '190 × 32 cm',
    }),
    section('origin', 'Whose wool it is', {
      place: 'Three farms between Inverlaw and the sea',
      picture: { file: 'moor-path-wide' },
      text: 'The sheep stay out all year, so the fleece is dense and a little coarse. We buy the whole clip in June and pay before it is sorted.',
    }),
    section('maker', 'The weaver', {
      picture: { file: 'fell-scarf-close' },
      name: 'Morag Baird',
      trade: 'Weaver, Staffin',
      text: 'Morag weaves on a loom from 1954 and stops it at every knot. A scarf takes her forty minutes. Her initials are in the corner of the fringe.',
    }),
    section('care', 'Care', {
      lines: [
        'Air it overnight before you think of washing it.',
        'Cold water, wool soap, no wringing.',
        'Dry it flat.',
        'Moths dislike cedar and daylight.',
      ],
    }),
    section('questions', 'Questions', {
      text: 'Ask the shop in Staffin about lengths and colours. Catriona answers within two working days.',
      url: 'https://northmoor.example/ask',
    }),
  ],
);

const coffee = page(
  'Camp Coffee',
  {
    file: 'camp-coffee-tall',
    alt: 'A black paper coffee bag with a folded top and a round orange label',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Roasted dark enough to survive a kettle and a tin mug, and ground for a filter or no filter at all.',
      edition: 'Roast 41',
      size: '250 g',
    }),
    section('taste', 'How it tastes', {
      rows: [
        ['Body', '5/5 Heavy'],
        ['Acidity', '1/5 Low'],
        ['Roast', '4/5 Dark'],
        ['After it', '3/5 Cocoa and toast'],
      ],
    }),
    section('how-to-use', 'Without a filter', {
      steps: [
        'Bring 500 ml of water to the boil and take it off the fire.',
        'Stir in five heaped spoons, 30 g.',
        'Wait four minutes.',
        'A splash of cold water sinks the grounds.',
        'Pour slowly and leave the last sip.',
      ],
    }),
    section('lot', 'Your bag', {
      lot: 'CC-41-26',
      made: '2026-10-28',
      bestBefore: '2027-07-31',
      note: 'Best between one and eight weeks after roasting.',
    }),
    section('nutrition', 'Per serving', {
      basis: 'Per serving',
      rows: [
        ['Energy', '8 kJ / 2 kcal'],
        ['Caffeine', '95 mg'],
      ],
      note: 'A serving is 150 ml, black.',
    }),
    section('recycling', 'When it is empty', {
      rows: [
        ['Bag', 'Paper with a plant film, PAP 81'],
        ['Clip', 'Steel, FE 40'],
        ['Grounds', 'Compost, or around roses'],
      ],
    }),
  ],
);

const honey = page(
  'Heather Honey',
  {
    file: 'heather-honey-tall',
    alt: 'A jar of dark honey with a paper seal beside a sprig of heather',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'It sets like jelly and runs again when you stir it. That is how you know heather honey.',
      edition: 'August 2026',
      size: '340 g',
    }),
    section('story', 'Four weeks on the hill', {
      picture: { file: 'heather-hives-wide' },
      text: 'The hives are carried up at night in the first week of August and come down before the September storms. Each one brings eleven kilos in a good year and nothing in a wet one.\n\nThis year was good until the nineteenth.',
    }),
    section('ingredients', 'Ingredients', {
      items: ['Heather honey'],
      allergens: 'Not for children under twelve months.',
    }),
    section('nutrition', 'Per 100 g', {
      basis: 'Per 100 g',
      rows: [
        ['Energy', '1 370 kJ / 322 kcal'],
        ['Carbohydrate', '79 g'],
        ['– of which sugars', '78 g'],
        ['Protein', '0.6 g'],
        ['Salt', '0.02 g'],
      ],
    }),
    section('serving', 'Serving', {
      picture: { file: 'heather-honey-wide' },
      text: 'On oat porridge with cold cream, or beside a hard cheese. In tea it is wasted.',
    }),
  ],
);

const lantern = page(
  'Storm Lantern',
  {
    file: 'storm-lantern-tall',
    alt: 'A red storm lantern with its wick lit behind the glass',
  },
  [
    section('introduction', 'Introduction', {
      lead: 'Burns twenty hours on one filling and stays lit in a gale. Every part of it is sold singly.',
      size: '26 cm',
    }),
    section('how-to-use', 'Lighting it', {
      steps: [
        'Fill the tank to the line with lamp oil.',
        'Wait ten minutes for a new wick.',
        'Raise the glass with the lever and light the wick.',
        'Lower the glass, then turn the flame down until it stops smoking.',
      ],
      note: 'For outdoor use. Never burn petrol or fuel for stoves.',
    }),
    section('facts', 'Measures', {
      rows: [
        ['Height', '26 cm, 33 cm with the handle'],
        ['Tank', '340 ml'],
        ['Burns', '20 hours'],
        ['Light', 'About 12 candela'],
      ],
    }),
    section('documents', 'Documents', {
      files: { files: ['storm-lantern-manual', 'northmoor-repair-list'] },
      note: 'The manual shows the five spare parts and their numbers.',
    }),
  ],
);

/** The shoe before the present one: no longer sold, its code still on old boxes. */
const firstRunner = page(
  'Trail Runner',
  { file: 'trail-runner-wide', alt: 'An orange running shoe seen from the side' },
  [
    section('introduction', 'Introduction', {
      lead: 'The first of our shoes for wet grass. We sold it from 2021 to 2025 and still mend it.',
      size: 'EU 36 to 47',
    }),
    section('guarantee', 'New soles', {
      years: 5,
      text: 'Pairs bought in 2025 are under guarantee until 2030. Send them in with the receipt.',
    }),
  ],
);

/** Out of season: its page stays public, and the product is parked. */
const smallFlask = page(
  'Ridge Flask, half',
  { file: 'ridge-flask-wide', alt: 'A steel flask painted with three green ridges, lying down' },
  [
    section('introduction', 'Introduction', {
      lead: 'Half the flask for half the day. It comes back when the new lids are tested.',
      size: '375 ml',
    }),
    section('facts', 'Measured', {
      rows: [
        ['Holds', '375 ml'],
        ['Hot for', '7 hours'],
        ['Weight', '245 g'],
      ],
    }),
  ],
);

const base = { company: 'northmoor', appLogo: 'logo-northmoor' } as const;

export const northmoorProducts: readonly DemoProduct[] = [
  {
    ...base,
    key: 'camp-coffee',
    name: 'Camp Coffee',
    model: 'CC-250',
    upcCode: '9520651000118',
    image: 'camp-coffee-square',
    draft: coffee,
    published: coffee,
    publishedDaysAgo: 24,
    savedDaysAgo: 24,
  },
  {
    ...base,
    key: 'fell-scarf',
    name: 'Fell Scarf',
    model: 'FS-190',
    upcCode: '9520651000224',
    image: 'fell-scarf-square',
    draft: scarf,
    published: scarf,
    publishedDaysAgo: 45,
    savedDaysAgo: 45,
  },
  {
    ...base,
    key: 'heather-honey',
    name: 'Heather Honey',
    model: 'HH-340',
    upcCode: '9520651000330',
    image: 'heather-honey-square',
    draft: honey,
    published: honey,
    publishedDaysAgo: 66,
    savedDaysAgo: 66,
  },
  {
    ...base,
    key: 'ridge-flask',
    name: 'Ridge Flask',
    model: 'RF-750',
    upcCode: '9520651000446',
    image: 'ridge-flask-square',
    draft: flask,
    published: flask,
    publishedDaysAgo: 101,
    savedDaysAgo: 101,
  },
  {
    ...base,
    key: 'storm-lantern',
    name: 'Storm Lantern',
    model: 'SL-026',
    upcCode: '9520651000552',
    image: 'storm-lantern-square',
    draft: lantern,
    published: null,
    publishedDaysAgo: null,
    savedDaysAgo: 3,
  },
  {
    ...base,
    key: 'trail-runner-two',
    name: 'Trail Runner Two',
    model: 'TR-002',
    upcCode: '9520651000668',
    image: 'trail-runner-square',
    draft: runner,
    published: runner,
    publishedDaysAgo: 29,
    savedDaysAgo: 30,
  },
  {
    ...base,
    key: 'ridge-flask-half',
    name: 'Ridge Flask, half',
    model: 'RF-375',
    upcCode: '9520651000774',
    image: 'ridge-flask-square',
    draft: smallFlask,
    published: smallFlask,
    publishedDaysAgo: 120,
    savedDaysAgo: 120,
    status: 'inactive',
  },
  {
    ...base,
    key: 'trail-runner',
    name: 'Trail Runner',
    model: 'TR-001',
    upcCode: '9520651000880',
    image: 'trail-runner-square',
    draft: firstRunner,
    published: firstRunner,
    publishedDaysAgo: 380,
    savedDaysAgo: 380,
    status: 'archived',
  },
];
