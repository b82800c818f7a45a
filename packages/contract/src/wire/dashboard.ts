/** `GET /api/companies/{companyId}/dashboard`: what matters now; every figure is counted when it is asked (F010). */
import * as v from 'valibot';
import { timeZone } from './fields.ts';

/** Days the scans of the dashboard reach back, today included. */
export const DASHBOARD_DAYS = 30;

/** `tz` is the reader's IANA time zone, e.g. `Europe/Zurich`; days begin and end there. */
export const DashboardQuery = v.object({ tz: timeZone });

/** A product as the dashboard names it. */
export interface DashboardProduct {
  readonly productId: number;
  readonly name: string;
  readonly model: string;
  readonly previewUrl: string | null;
}

/** A product whose draft says something else than its page, or that has no page yet. */
export interface WaitingProduct extends DashboardProduct {
  readonly published: boolean;
  /** Changes against the page; 0 while nothing is published. */
  readonly changeCount: number;
  /** ISO 8601, UTC. */
  readonly contentSavedDate: string;
}

export interface DashboardAnswer {
  /** Active products with a page that is behind its draft, and those without a page. */
  readonly waiting: {
    readonly changed: number;
    readonly drafts: number;
    /** The last edited ones, at most five. */
    readonly latest: readonly WaitingProduct[];
  };
  readonly products: {
    /** Not archived. */
    readonly total: number;
    readonly active: number;
    /** Active, and the page says what the draft says: what `state=published` lists. */
    readonly published: number;
    readonly parked: number;
    readonly archived: number;
    /** What the plan holds; 1000 reads as unlimited. */
    readonly limit: number;
  };
  readonly scans: {
    /** One entry per day, oldest first, `YYYY-MM-DD` in the reader's time zone. */
    readonly days: readonly { readonly date: string; readonly count: number }[];
    readonly total: number;
    /** As many days before those. */
    readonly before: number;
    /** The most scanned products of these days, at most five. */
    readonly products: readonly (DashboardProduct & { readonly count: number })[];
  };
  /** What a new company has done already; null once all three are done. */
  readonly firstSteps: {
    readonly edited: boolean;
    readonly published: boolean;
    readonly scanned: boolean;
    /** The product to begin with; null when there is none. */
    readonly productId: number | null;
  } | null;
}
