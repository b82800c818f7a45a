/** The platform seen as a whole, for Superadmins: the overview of `/admin` and its dashboards (F030, D42). */

import type { Activity } from './dashboard.ts';

/** The dashboards that come with the product, in the order of the list. */
export const builtinDashboards = ['plans', 'revenue', 'scans', 'storage', 'stale'] as const;
export type BuiltinDashboard = (typeof builtinDashboards)[number];

/** `GET /api/admin/dashboards`. */
export interface DashboardList {
  readonly dashboards: readonly (
    | { readonly id: BuiltinDashboard; readonly name: string; readonly kind: 'builtin' }
    | {
        readonly id: string;
        readonly name: string;
        readonly kind: 'embed';
        /** An https address that the server allows this page to frame. */
        readonly url: string;
      }
  )[];
}

/** `GET /api/admin/dashboards/{id}`: one figure and the rows that it is made of, for a chart and its table. */
export interface BuiltinDashboardAnswer {
  readonly id: BuiltinDashboard;
  readonly name: string;
  /** One sentence about what is counted. */
  readonly about: string;
  /** ISO 8601: when it was counted. */
  readonly at: string;
  /** What `value` is: a number of things, US cents per month, bytes, or whole days. */
  readonly unit: 'count' | 'centsPerMonth' | 'bytes' | 'days';
  /** All rows together; null where a sum says nothing. */
  readonly total: number | null;
  readonly rows: readonly {
    readonly label: string;
    /** Null: unknown, e.g. never signed in. */
    readonly value: number | null;
    /** The company that the row is about, where it is about one. */
    readonly companyId?: number;
  }[];
  /** Rows beyond those shown. */
  readonly more: number;
}

/** A hint that a Superadmin did not ask for; the first or largest of its kind is named. */
export type PlatformNotice =
  | {
      /**
       * Renewals that failed, scans of the last 28 days that led nowhere, printed codes that the self-check found dead, and
       * pages with broken links.
       */
      readonly kind: 'renewals' | 'dead' | 'codes' | 'links';
      /** Companies; of `dead` the scans of the one company. */
      readonly count: number;
      readonly companyId: number;
      readonly name: string;
    }
  /** Associations whose address is broken. */
  | { readonly kind: 'associations'; readonly count: number; readonly name: string };

/** `GET /api/admin/overview`: what there is and what wants a look. */
export interface OverviewAnswer {
  readonly companies: {
    readonly total: number;
    readonly active: number;
    /** Created in the last 30 days. */
    readonly recent: number;
    /** With a plan that renews or runs out later. */
    readonly subscribed: number;
    readonly pastDue: number;
  };
  readonly people: {
    readonly total: number;
    readonly active: number;
    readonly pending: number;
  };
  readonly products: { readonly total: number; readonly published: number };
  readonly scans: {
    readonly last30Days: number;
    /** In the 30 days before those, the last until the same hour. */
    readonly before: number;
    /** The last seven days, oldest first, each company's by its own calendar; `before` is a week earlier, today's until the same hour. */
    readonly days: readonly {
      readonly date: string;
      readonly count: number;
      readonly before: number;
    }[];
    /** The most scanned companies of these seven days, at most five. */
    readonly companies: readonly {
      readonly companyId: number;
      readonly name: string;
      readonly count: number;
    }[];
  };
  readonly storage: { readonly files: number; readonly bytes: number };
  /** Work that was given up, such as emails that could not be sent. */
  readonly failedJobs: number;
  /** The most urgent first. */
  readonly notices: readonly PlatformNotice[];
  /** Of the platform's own log, newest first; null for whom it is not open to. */
  readonly activity: readonly Activity[] | null;
}
