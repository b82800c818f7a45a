import type {
  AnalyticsAnswer,
  AnalyticsNote,
  AnalyticsProduct,
  DeadScan,
  Dimension,
  Measures,
} from '@hangtag/contract/wire/analytics';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';

/** Below this a percentage says more than is known. */
const LEAST_PERCENT = 20;

/** The change of a figure: `+13%`, or `8 more` where there were few. */
export function changeWords(now: number, before: number | null | undefined): string {
  if (before === null || before === undefined) return '';
  if (now === before) return 'Same';
  if (before < LEAST_PERCENT) {
    const difference = formatNumber(Math.abs(now - before));
    return `${difference} ${now > before ? 'more' : 'fewer'}`;
  }
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`;
}

/** A share of something that may be nothing. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`;

/** The finding, as a headline. */
export function headline({ totals, before, products, product }: AnalyticsAnswer): string {
  const of = product ? ` of ${product.name}` : '';
  if (totals.scans === 0 && (before?.scans ?? 0) === 0) return `No scans${of} in these days`;
  if (!before) return `${plural(totals.scans, 'scan')}${of}`;
  const most = product ? '' : mostWords(products, totals);
  if (totals.scans === before.scans) return `As many scans${of} as before${most}`;
  const verb = totals.scans > before.scans ? 'rose' : 'fell';
  if (before.scans < LEAST_PERCENT) {
    return `Scans${of} ${verb} from ${formatNumber(before.scans)} to ${formatNumber(totals.scans)}${most}`;
  }
  const percent = Math.round((Math.abs(totals.scans - before.scans) / before.scans) * 100);
  return `Scans${of} ${verb} ${formatNumber(percent)}%${most}`;
}

function mostWords([first]: readonly AnalyticsProduct[], { scans }: Measures): string {
  return first && first.scans * 2 > scans ? `, most of them ${first.name}` : '';
}

/** The zone of a company as a place: `New York time`. */
export const zoneWords = (tz: string): string =>
  tz === 'UTC' ? 'UTC' : `${(tz.split('/').at(-1) ?? tz).replaceAll('_', ' ')} time`;

/** What the figures are compared with. */
export function comparedWords({ compared, period }: AnalyticsAnswer): string {
  if (!compared) return '';
  const days = `${formatDay(compared.from)} to ${formatDay(compared.to)}`;
  const until = period.until ? ` Today until ${period.until} in both.` : '';
  return `Compared with the same weekdays, ${days}.${until}`;
}

/** Why a code led nowhere. */
export const deadWords: Readonly<Record<DeadScan['reason'], string>> = {
  unpublished: 'Its product is not published',
  parked: 'Its product is inactive',
  archived: 'Its product is archived',
  withheld: 'Its page is withheld by law',
  unknown: 'No product has this number',
};

const noteWords: Readonly<Record<AnalyticsNote['kind'], string>> = {
  published: 'published',
  unpublished: 'unpublished',
  printed: 'code printed',
  recalled: 'recalled',
  recallEnded: 'recall ended',
  zoneChanged: 'begins',
};

/** What happened, for the chart. */
export const chartNote = ({ date, kind, name }: AnalyticsNote) => ({
  date,
  subject: kind === 'zoneChanged' ? zoneWords(name) : name,
  event: noteWords[kind],
});

/** What a breakdown is called. */
export const dimensionTitles: Readonly<Record<Dimension, string>> = {
  via: 'How they came',
  language: 'Language',
  device: 'Device',
  country: 'Country',
  source: 'Linked from',
};

const viaWords: Readonly<Record<string, string>> = {
  code: 'Code on the pack',
  search: 'Search',
  social: 'Social apps',
  site: 'Links on other sites',
  page: 'From page to page',
};

const names = {
  language: new Intl.DisplayNames('en', { type: 'language' }),
  country: new Intl.DisplayNames('en', { type: 'region' }),
};

/** A value of a breakdown as people know it. */
export function valueWords(dimension: Dimension, value: string): string {
  if (value === 'other') return 'Other';
  if (value === '') return dimension === 'source' ? 'No link' : 'Not known';
  if (dimension === 'via') return viaWords[value] ?? value;
  if (dimension === 'language' || dimension === 'country')
    return names[dimension].of(value) ?? value;
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** Why a program is one. */
export const programWords: Readonly<Record<string, string>> = {
  head: 'Asked for headers only',
  prefetch: 'A browser that looked ahead',
  'no agent': 'No browser name',
  robot: 'Robots and link previews by name',
  embedded: 'Not opened as a page',
  'too many': 'More than 60 pages in a minute',
};
