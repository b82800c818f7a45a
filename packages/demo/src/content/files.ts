/** The picture and document entries of each company's library. */
import type { CompanyKey, DemoFile } from './types.ts';

/** How one subject was framed; `picture` is `<subject>-<crop>.jpg`. */
const objectCrops = {
  tall: { suffix: '', of: (alt: string) => alt },
  square: { suffix: ', square', of: (alt: string) => alt },
  wide: { suffix: ', wide', of: (alt: string) => alt },
  close: { suffix: ', close', of: (alt: string) => `${alt}, seen from close by` },
} as const;
const placeCrops = {
  wide: objectCrops.wide,
  square: objectCrops.square,
} as const;

type Crop = keyof typeof objectCrops;

interface Subject {
  readonly company: CompanyKey;
  readonly subject: string;
  readonly name: string;
  /** Null for a picture that nobody described yet. */
  readonly alt: string | null;
  readonly daysAgo: number;
}

const picture = (one: Subject, crop: Crop, name: string, alt: string | null): DemoFile => ({
  key: `${one.subject}-${crop}`,
  company: one.company,
  picture: `${one.subject}-${crop}.jpg`,
  type: 'image',
  fileName: `${one.subject}-${crop}.jpg`,
  name,
  caption: null,
  alt,
  decorative: false,
  status: 'active',
  tags: crop === 'close' ? ['Packaging'] : [],
  uploadedDaysAgo: one.daysAgo,
});

const framed = (one: Subject, crops: Partial<typeof objectCrops>): readonly DemoFile[] =>
  Object.entries(crops).map(([crop, frame]) =>
    picture(one, crop as Crop, `${one.name}${frame.suffix}`, one.alt && frame.of(one.alt)),
  );

const object = (company: CompanyKey, subject: string, name: string, alt: string, daysAgo: number) =>
  framed({ company, subject, name, alt, daysAgo }, objectCrops);

const place = (
  company: CompanyKey,
  subject: string,
  name: string,
  alt: Subject['alt'],
  daysAgo: number,
) =>
  framed({ company, subject, name, alt, daysAgo }, placeCrops).map((file) => ({
    ...file,
    tags: ['Places'],
  }));

const logo = (company: CompanyKey, name: string): DemoFile => ({
  key: `logo-${company}`,
  company,
  picture: `logo-${company}.png`,
  type: 'image',
  fileName: `${company}-logo.png`,
  name: `${name} logo`,
  caption: null,
  alt: name,
  decorative: false,
  status: 'active',
  tags: [],
  uploadedDaysAgo: 200,
});

const pdf = (
  company: CompanyKey,
  key: string,
  name: string,
  caption: string,
  daysAgo: number,
): DemoFile => ({
  key,
  company,
  picture: `${key}.pdf`,
  type: 'pdf',
  fileName: `${key}.pdf`,
  name,
  caption,
  alt: null,
  decorative: false,
  status: 'active',
  tags: [],
  uploadedDaysAgo: daysAgo,
});

const hangtag: readonly DemoFile[] = [
  logo('hangtag', 'Hangtag'),
  ...object(
    'hangtag',
    'sample-tags',
    'Sample tags',
    'A fan of paper tags in green, white and ochre on one string',
    120,
  ),
  ...object(
    'hangtag',
    'specimen-wine',
    'Specimen wine',
    'A dark wine bottle with a plain cream label and a red capsule',
    110,
  ),
  ...object(
    'hangtag',
    'specimen-loaf',
    'Specimen loaf',
    'A scored loaf beside a saucer of green oil',
    100,
  ),
];

const merrow: readonly DemoFile[] = [
  logo('merrow', 'Merrow'),
  ...object(
    'merrow',
    'olive-oil',
    'Bottle and branch',
    'A dark green bottle beside an olive branch',
    240,
  ),
  ...object(
    'merrow',
    'low-tide-mug',
    'Low Tide mug',
    'A speckled mug, its lower half glazed deep blue',
    150,
  ),
  ...object(
    'merrow',
    'breakfast-tea',
    'Tea tin',
    'A blue tin with a brass lid and a label of hills at sunrise',
    210,
  ),
  ...object(
    'merrow',
    'calendula-balm',
    'Calendula balm',
    'An amber jar with a black lid beside a calendula flower',
    95,
  ),
  ...object(
    'merrow',
    'cedar-candle',
    'Cedar candle',
    'A lit candle in a brown glass with a paper label',
    60,
  ),
  ...object(
    'merrow',
    'linen-towels',
    'Linen towels',
    'Three folded linen towels, one of them rust red, with a paper tag',
    14,
  ),
  ...object(
    'merrow',
    'sea-salt-chocolate',
    'Sea salt chocolate',
    'A chocolate bar leaning on a wall, its wrapper torn open at the top',
    72,
  ),
  ...place('merrow', 'olive-terraces', 'Terraces in October', null, 240),
  ...place(
    'merrow',
    'quay-low-tide',
    'Quay at low tide',
    'Bands of pale blue water and mud with one white line of foam',
    150,
  ),
  ...place('merrow', 'tea-hills', 'Tea hills', 'Clipped rows of tea following round hills', 210),
  ...place(
    'merrow',
    'calendula-field',
    'Calendula field',
    'An orange field of calendula in rows under a pale sky',
    95,
  ),
  ...place(
    'merrow',
    'pottery-workshop',
    'Shelf in the pottery',
    'Unglazed mugs drying on two wooden shelves beside a window',
    150,
  ),
  ...place('merrow', 'loaf-and-saucer', 'Loaf and saucer', null, 240),
  pdf(
    'merrow',
    'merrow-harvest-report-2026',
    'Harvest report 2026',
    'Picking days, pressing times and laboratory results, one page.',
    10,
  ),
];

const alder: readonly DemoFile[] = [
  logo('alder', 'Alder & Finch'),
  ...object(
    'alder',
    'oat-soap',
    'Oat soap',
    'Two pale soap bars, the upper one in a rust paper band, beside a sprig of oats',
    80,
  ),
  ...place('alder', 'oat-field', 'Oat field', 'A yellow oat field with a single alder', 80),
];

const lund: readonly DemoFile[] = [
  logo('lund', 'Studio Lund'),
  ...object(
    'lund',
    'halv-lamp',
    'Halv lamp',
    'A table lamp with a round blue foot and a half-dome shade, lit from below',
    45,
  ),
];

const quillwork: readonly DemoFile[] = [
  logo('quillwork', 'Quillwork Press'),
  ...object(
    'quillwork',
    'field-notebook',
    'Field notebook',
    'A red cloth notebook held by an elastic band, standing against a pencil',
    300,
  ),
  ...object(
    'quillwork',
    'drafting-pencils',
    'Drafting pencils',
    'Six hexagonal pencils upright in a folded card box',
    290,
  ),
  ...object(
    'quillwork',
    'oak-gall-ink',
    'Oak gall ink',
    'A square ink bottle with a cork beside an oak gall and its leaf',
    280,
  ),
];

const northmoorObjects: readonly DemoFile[] = [
  ...object(
    'northmoor',
    'trail-runner',
    'Trail Runner Two',
    'An orange running shoe with cream stripes and a thick pale sole',
    52,
  ),
  ...object(
    'northmoor',
    'ridge-flask',
    'Ridge Flask',
    'A tall steel flask painted with three green ridges, its cup on top',
    130,
  ),
  ...object(
    'northmoor',
    'fell-scarf',
    'Fell Scarf',
    'A folded wool scarf in mustard and grey checks with a fringe',
    64,
  ),
  ...object(
    'northmoor',
    'camp-coffee',
    'Camp Coffee',
    'A black paper coffee bag with a folded top and a round orange label',
    41,
  ),
  ...object(
    'northmoor',
    'heather-honey',
    'Heather Honey',
    'A jar of dark honey with a paper seal beside a sprig of heather',
    88,
  ),
  ...object(
    'northmoor',
    'storm-lantern',
    'Storm Lantern',
    'A red storm lantern with its wick lit behind the glass',
    35,
  ),
];

const northmoorPlaces: readonly DemoFile[] = [
  ...place('northmoor', 'moor-path', 'Path over the moor', 'A pale path over blue hills', 52),
  ...place(
    'northmoor',
    'heather-hives',
    'Hives in the heather',
    'Four white hives on a slope of purple heather',
    88,
  ),
];

/** Every campaign keeps its own entries of the same pictures, as libraries do. */
const campaigns = [
  { name: 'Spring 2026', slug: 'spring-26', daysAgo: 230, isOver: true },
  { name: 'Summer 2026', slug: 'summer-26', daysAgo: 150, isOver: true },
  { name: 'Autumn 2026', slug: 'autumn-26', daysAgo: 60, isOver: false },
  { name: 'Winter 2026', slug: 'winter-26', daysAgo: 12, isOver: false },
  { name: 'Press', slug: 'press', daysAgo: 90, isOver: false },
  { name: 'Wholesale', slug: 'wholesale', daysAgo: 75, isOver: false },
  { name: 'Window', slug: 'window', daysAgo: 20, isOver: false },
] as const;

const northmoorCampaigns: readonly DemoFile[] = campaigns.flatMap((campaign) =>
  northmoorObjects.map((file) => ({
    ...file,
    key: `${file.key}-${campaign.slug}`,
    fileName: file.fileName.replace('.jpg', `-${campaign.slug}.jpg`),
    name: `${file.name}, ${campaign.name}`,
    status: campaign.isOver ? ('inactive' as const) : ('active' as const),
    tags: [campaign.name],
    uploadedDaysAgo: campaign.daysAgo,
  })),
);

const northmoor: readonly DemoFile[] = [
  logo('northmoor', 'Northmoor'),
  ...northmoorObjects,
  ...northmoorPlaces,
  pdf(
    'northmoor',
    'storm-lantern-manual',
    'Storm Lantern manual',
    'Filling, trimming and the five spare parts, one page.',
    35,
  ),
  pdf(
    'northmoor',
    'northmoor-repair-list',
    'Repair list',
    'What the workshop mends and what it costs, one page.',
    30,
  ),
  pdf(
    'northmoor',
    'trail-runner-sizes',
    'Trail Runner size sheet',
    'Foot length in millimetres for every size, one page.',
    52,
  ),
  ...northmoorCampaigns,
];

export const demoFiles: readonly DemoFile[] = [
  ...hangtag,
  ...merrow,
  ...alder,
  ...lund,
  ...quillwork,
  ...northmoor,
];
