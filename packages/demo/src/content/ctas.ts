/** The calls to action of Merrow Goods, with the products whose pages offer them. */
import type { CtaBody } from '@hangtag/contract/wire/cta';

/** One call to action. */
export interface DemoCta {
  readonly body: CtaBody;
  /** Its first and its last day, in days from the day of seeding; negative ones are over. @default without */
  readonly days?: { readonly first?: number; readonly last?: number };
  /** Keys of products, whose drafts and pages have it. */
  readonly products: readonly string[];
  /** Invented, as the clicks are: no request of the demo leaves the machine. */
  readonly link?: { readonly status: number; readonly brokenDays: number };
  /** Clicks in 30 days, over all its pages. */
  readonly clicks: number;
}

/** Whose they are. */
export const demoCtaCompany = 'merrow';

export const demoCtas: readonly DemoCta[] = [
  {
    body: {
      name: 'Harvest bottle, shop',
      label: 'Order another bottle',
      type: 'buy',
      style: 'primary',
      target: 'https://merrow.example/shop/harvest-olive-oil',
      utm: { source: 'pack' },
    },
    products: ['harvest-olive-oil'],
    clicks: 214,
  },
  {
    body: {
      name: 'Winter box 2026',
      label: 'See the winter box',
      type: 'promotion',
      target: 'https://merrow.example/winter',
      utm: { source: 'pack', campaign: 'winter-2026' },
    },
    days: { last: 26 },
    products: ['harvest-olive-oil', 'sea-salt-chocolate', 'breakfast-tea'],
    clicks: 168,
  },
  {
    body: {
      name: 'Tasting notes',
      label: 'Tell us how it tasted',
      type: 'review',
      target: 'https://reviews.example/merrow',
    },
    products: ['harvest-olive-oil', 'sea-salt-chocolate', 'breakfast-tea'],
    link: { status: 404, brokenDays: 3 },
    clicks: 96,
  },
  {
    body: {
      name: 'Shop finder',
      label: 'Find a shop near you',
      type: 'whereToBuy',
      target: 'https://merrow.example/shops',
    },
    products: ['low-tide-mug', 'cedar-candle', 'calendula-balm'],
    clicks: 147,
  },
  {
    body: {
      name: 'Advent recipes',
      label: 'Recipes for the week',
      type: 'recipe',
      target: 'https://merrow.example/recipes/advent',
      utm: { source: 'pack', campaign: 'advent-2026' },
    },
    days: { first: 10, last: 33 },
    products: ['harvest-olive-oil', 'breakfast-tea'],
    clicks: 0,
  },
  {
    body: {
      name: 'Customer care',
      label: 'Write to us',
      type: 'email',
      style: 'link',
      target: 'hello@merrow.example',
    },
    products: ['low-tide-mug', 'cedar-candle'],
    clicks: 0,
  },
  {
    body: {
      name: 'Open mill weekend',
      label: 'Come to the pressing',
      type: 'promotion',
      target: 'https://merrow.example/open-mill',
    },
    days: { first: -30, last: -13 },
    products: ['harvest-olive-oil'],
    clicks: 52,
  },
  {
    body: {
      name: 'Mill diary',
      label: 'Follow the mill',
      type: 'social',
      target: 'https://social.example/@merrow',
      status: 'inactive',
    },
    products: [],
    clicks: 0,
  },
];
