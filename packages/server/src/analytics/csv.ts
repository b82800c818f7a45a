/** The tables of the screen as files: each is made of the same answer, so its sums are the screen's. */
import type { AnalyticsAnswer, CsvView, Dimension } from '@hangtag/contract/wire/analytics';
import { dimensions } from '@hangtag/contract/wire/analytics';
import type { Cell } from '../http/csv.ts';

interface CsvTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const isDimension = (view: CsvView): view is Dimension =>
  (dimensions as readonly string[]).includes(view);

/** The table of one view. */
export function csvTable(answer: AnalyticsAnswer, view: CsvView): CsvTable {
  if (isDimension(view)) {
    return valueTable(view, 'daily visitors', answer.breakdowns?.by[view] ?? []);
  }
  switch (view) {
    case 'days':
      return dayTable(answer);
    case 'products':
      return productTable(answer);
    case 'ctas':
      return {
        heads: ['button', 'leads to', 'clicks', 'visits that saw it', 'visits with a click'],
        rows: answer.ctas.map(({ label, host, clicks, visits, clickVisits, isCounted }) => [
          label,
          host,
          ...(isCounted ? [clicks, visits, clickVisits] : ['not counted', null, null]),
        ]),
      };
    case 'dead':
      return {
        heads: ['address', 'product', 'why', 'scans', 'last scan (UTC)'],
        rows: answer.dead.map(({ address, product, reason, scans, lastAt }) => [
          address,
          product?.name ?? '',
          reason,
          scans,
          lastAt,
        ]),
      };
    case 'programs':
      return valueTable('reason', 'requests', answer.programs);
  }
}

function dayTable({ days, period, before }: AnalyticsAnswer): CsvTable {
  const names = ['scans', 'views', 'visits', 'visitors', 'clicks', 'dead', 'bots'] as const;
  const heads = [
    'scans',
    'views',
    'visits',
    'daily visitors',
    'clicks',
    'scans that led nowhere',
    'requests by programs',
  ];
  return {
    heads: ['date', ...heads, 'complete', ...(before ? ['scans before'] : [])],
    rows: days.map((day) => [
      day.date,
      ...names.map((name) => day[name]),
      period.until === null || day.date !== period.to,
      ...(before ? [day.before ?? 0] : []),
    ]),
  };
}

function productTable({ products, otherProducts, before }: AnalyticsAnswer): CsvTable {
  const rest: readonly (readonly Cell[])[] =
    otherProducts.scans + otherProducts.clicks > 0
      ? [
          [
            'Other products',
            '',
            otherProducts.scans,
            otherProducts.clicks,
            null,
            null,
            ...(before ? [null] : []),
          ],
        ]
      : [];
  return {
    heads: [
      'product',
      'model',
      'scans',
      'clicks',
      'visits with a button',
      'visits with a click',
      ...(before ? ['scans before'] : []),
    ],
    rows: [
      ...products.map((each) => [
        each.name,
        each.model,
        each.scans,
        each.clicks,
        each.ctaVisits,
        each.clickVisits,
        ...(before ? [each.before] : []),
      ]),
      ...rest,
    ],
  };
}

const valueTable = (
  name: string,
  unit: string,
  values: readonly { readonly value: string; readonly count: number }[],
): CsvTable => ({
  heads: [name, unit],
  rows: values.map(({ value, count }) => [value || 'not known', count]),
});
