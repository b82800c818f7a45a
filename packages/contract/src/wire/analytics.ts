/** `GET /api/companies/{companyId}/analytics` and `.csv` (F025): what the figures mean, and what is answered. */
import * as v from 'valibot';
import type { DashboardProduct } from './dashboard.ts';
import { day } from './fields.ts';

/**
 * What a request was. `scan`: a printed address opened by a person, which is a view too. `view`: a page delivered to a
 * person. `click`: a counted button followed. `dead`: a printed address that led to no page. `bot`: a program.
 */
export type EventKind = 'scan' | 'view' | 'click' | 'dead' | 'bot';

/** How a person came: by a code, or by a link. */
export const vias = ['code', 'search', 'social', 'site', 'page'] as const;
export type Via = (typeof vias)[number];

/** Is it a printed address? Typed and bookmarked ones cannot be told from it. */
export const isScan = (via: Via): boolean => via === 'code';

/** Told by the browser's name; no model. */
export const devices = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof devices)[number];

/** Why a printed address led nowhere. `unknown`: no product has the number. */
export const deadReasons = ['unpublished', 'parked', 'archived', 'withheld', 'unknown'] as const;
export type DeadReason = (typeof deadReasons)[number];

/** What daily visitors are broken down by. */
export const dimensions = ['via', 'language', 'device', 'country', 'source'] as const;
export type Dimension = (typeof dimensions)[number];

/** Days that one question may span. */
export const MOST_DAYS = 400;

/** Scans of one product by one visitor within this time count once, and so do clicks of one button; in seconds. */
export const REPEAT_SECONDS = 30;

/** A visit ends after this time without a view, in minutes. */
export const VISIT_MINUTES = 30;

/** Days that single requests are kept; what is counted stays longer. */
export const EVENT_DAYS = 35;

/** Days that quarter hours are kept. */
export const QUARTER_DAYS = 400;

/** Days that counted days are kept: 25 months. */
export const COUNT_DAYS = 762;

/** A value with fewer daily visitors in a day is shown under `other` only. */
export const LEAST_SHOWN = 5;

const DAY_MS = 86_400_000;

/** Days from the first to the last, both included. */
export const daysOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const comparisons = ['previous', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const productId = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'Must be an id.'),
  v.transform(Number),
);

const base = v.object({
  from: day,
  to: day,
  compare: v.optional(v.picklist(comparisons, 'Must be previous, year or none.'), 'previous'),
  productId: v.optional(productId),
});

/** May these days be asked for? They are in order, and not too many. */
export const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from <= to && daysOf(from, to) <= MOST_DAYS;
const orderMessage = `Must not be before the first day, nor more than ${MOST_DAYS} days after it.`;

/** Days in the company's calendar, both included. */
export const AnalyticsQuery = v.pipe(
  base,
  v.forward(
    v.check((query) => isPeriod(query), orderMessage),
    ['to'],
  ),
);
export type AnalyticsQuery = v.InferInput<typeof base>;

/** What a file of figures holds. */
export const csvViews = ['days', 'products', 'ctas', 'dead', 'programs', ...dimensions] as const;
export type CsvView = (typeof csvViews)[number];
export const AnalyticsCsvQuery = v.pipe(
  v.object({ ...base.entries, view: v.picklist(csvViews, 'Is not a table of figures.') }),
  v.forward(
    v.check((query) => isPeriod(query), orderMessage),
    ['to'],
  ),
);

/** The figures of any span of time. */
export interface Measures {
  readonly scans: number;
  readonly views: number;
  readonly visits: number;
  /** Daily visitors: counted anew each day, then added up. */
  readonly visitors: number;
  readonly clicks: number;
  /** Visits to a page with a counted button; the click rate is `clickVisits / ctaVisits`. */
  readonly ctaVisits: number;
  readonly clickVisits: number;
  readonly dead: number;
  readonly bots: number;
}

/** One day; `before` are the scans of its day of the compared period. */
export interface AnalyticsDay extends Measures {
  readonly date: string;
  readonly before?: number;
}

export interface AnalyticsProduct
  extends DashboardProduct, Pick<Measures, 'scans' | 'clicks' | 'ctaVisits' | 'clickVisits'> {
  /** Scans of the compared period; null without one. */
  readonly before: number | null;
}

/** A printed address that led nowhere. */
export interface DeadScan {
  /** As a path, e.g. `/01/09506000134352`. */
  readonly address: string;
  readonly reason: DeadReason;
  /** Null for a number that no product has. */
  readonly product: DashboardProduct | null;
  /** The day in the company's zone on which a file of the code was first handed out for print; null without one. */
  readonly printedOn: string | null;
  /** Does the address lead to a page by now? */
  readonly isLive: boolean;
  readonly scans: number;
  /** ISO 8601, UTC. */
  readonly lastAt: string;
}

/** One value of a breakdown; `other` holds what is too small to be shown. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

export interface AnalyticsCta {
  readonly ctaId: number;
  readonly label: string;
  readonly host: string;
  readonly clicks: number;
  /** Visits to a page that showed it, and those of them in which it was pressed. */
  readonly visits: number;
  readonly clickVisits: number;
  /** False for mail, phone and text messages, which open directly. */
  readonly isCounted: boolean;
}

/**
 * Something that happened on a day of the period. `printed`: a file of the code was handed out for print. `zoneChanged`:
 * days begin at another hour.
 */
export interface AnalyticsNote {
  readonly date: string;
  readonly kind:
    | 'published'
    | 'unpublished'
    | 'printed'
    | 'recalled'
    | 'recallEnded'
    | 'zoneChanged';
  /** Of the product; of `zoneChanged` the new IANA time zone. */
  readonly name: string;
}

export interface AnalyticsAnswer {
  readonly period: {
    readonly from: string;
    readonly to: string;
    /** The company's IANA time zone, in whose calendar days begin and end. */
    readonly tz: string;
    /** `HH:MM` until which the last day is counted; null when it is over. */
    readonly until: string | null;
    /** The first day on which a person came; null while nobody did. */
    readonly since: string | null;
  };
  /** The compared days; the last one until the same time of day. */
  readonly compared: { readonly from: string; readonly to: string } | null;
  readonly product: DashboardProduct | null;
  readonly totals: Measures;
  readonly before: Measures | null;
  readonly days: readonly AnalyticsDay[];
  /** The most scanned, at most fifty; empty for one product. */
  readonly products: readonly AnalyticsProduct[];
  /** Scans of the products beyond those. */
  readonly otherProducts: Pick<Measures, 'scans' | 'clicks'>;
  readonly ctas: readonly AnalyticsCta[];
  readonly dead: readonly DeadScan[];
  /** Requests by programs, by reason. */
  readonly programs: readonly ValueCount[];
  /** Daily visitors of whole days of the company; null for one product, `country` null where it is not measured. */
  readonly breakdowns: {
    readonly visitors: number;
    readonly by: Readonly<Record<Dimension, readonly ValueCount[] | null>>;
  } | null;
  readonly notes: readonly AnalyticsNote[];
  /** A published product to put on a pack while nothing was scanned yet. */
  readonly first: (DashboardProduct & { readonly publicUrl: string }) | null;
}
