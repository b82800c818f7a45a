/** `GET /api/companies/{companyId}/dashboard`: what matters now; every figure is counted when it is asked (F010). */
import type { AuditLogEntry } from './auditLog.ts';
import type { CustomerAnswer } from './billingAnswers.ts';
import type { PaymentMethod } from './billing.ts';
import type { ContentChange } from './changes.ts';
import type { ProductRow } from './product.ts';
import type { User } from './user.ts';

/** Days of a week's scans, today included; as many before them are compared. */
export const DASHBOARD_DAYS = 7;

/** A product as the dashboard names it. */
export interface DashboardProduct {
  readonly productId: number;
  readonly name: string;
  readonly model: string;
  readonly previewUrl: string | null;
}

/** A product whose draft says something else than its page, or that has no page yet. */
export interface WaitingProduct
  extends
    DashboardProduct,
    Pick<ProductRow, 'published' | 'publishDate' | 'publishUrl' | 'version'> {
  /** What differs from the page, in its order, sections by their names; empty while nothing is published. */
  readonly changes: readonly ContentChange[];
  /** ISO 8601, UTC. */
  readonly contentSavedDate: string;
  /** Who saved the draft; null for a program. */
  readonly savedBy: Pick<User, 'id' | 'name'> | null;
}

/** The running plan's price and its next day, for who pays. */
export type PlanPrice = Pick<
  CustomerAnswer,
  'price' | 'paymentInterval' | 'renewalDate' | 'cancellationDate'
>;

/** Where a broken address is written, and mended. */
export type BrokenPlace =
  | 'cta'
  | 'report'
  | 'recall'
  | 'codeLink'
  | 'product'
  | 'content'
  | 'website';

/** A hint that the user did not ask for. */
export type Notice =
  /** The card that is charged expires within 60 days, or has expired. */
  | {
      readonly kind: 'card';
      readonly card: Pick<PaymentMethod, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
    }
  /** Addresses of live pages that are broken; the first of them. */
  | {
      readonly kind: 'links';
      readonly count: number;
      readonly first: {
        readonly place: BrokenPlace;
        /** Of the call to action, the report or the product; the company's own for the others. */
        readonly id: number;
        /** What the place is called; empty where the company has one of it. */
        readonly label: string;
      };
    }
  /** Scans of the last 28 days that led nowhere, of products that have no page now; the most scanned of them. */
  | { readonly kind: 'dead'; readonly count: number; readonly name: string }
  /** Products whose first scan was in the last seven days; the newest of them. */
  | {
      readonly kind: 'firstScan';
      readonly count: number;
      readonly productId: number;
      readonly name: string;
    }
  /** Pictures on published pages that a screen reader can't describe; the product that has the first of them. */
  | { readonly kind: 'descriptions'; readonly count: number; readonly productId: number };

/** The latest entries of the log, with the picture of who did it. */
export interface Activity extends Pick<
  AuditLogEntry,
  'position' | 'at' | 'actorId' | 'actorName' | 'action' | 'subjectName'
> {
  /** Null for programs and the system. */
  readonly avatar: User['avatar'] | null;
}

export interface DashboardAnswer {
  /** Active products with a page that is behind its draft, and those without a page. */
  readonly waiting: {
    readonly changed: number;
    readonly drafts: number;
    /** The last edited ones, at most five. */
    readonly latest: readonly WaitingProduct[];
    /** May the reader publish now? The plan, the role and the session decide. */
    readonly canPublish: boolean;
  };
  readonly products: {
    /** Not archived. */
    readonly total: number;
    readonly active: number;
    /** Active, and the page equals the draft: what `state=published` lists. */
    readonly published: number;
    readonly parked: number;
    readonly archived: number;
    /** What the plan holds; 1000 reads as unlimited. */
    readonly limit: number;
  };
  readonly scans: {
    /** One entry per day, oldest first, `YYYY-MM-DD` in the company's time zone; `before` is a week earlier, today's until the same hour. */
    readonly days: readonly {
      readonly date: string;
      readonly count: number;
      readonly before: number;
    }[];
    readonly total: number;
    /** The week before, its last day until the same hour. */
    readonly before: number;
    /** `HH:MM` in the company's zone until which today is counted, and its counterpart too. */
    readonly until: string;
    /** The most scanned products of these days, at most five. */
    readonly products: readonly (DashboardProduct & { readonly count: number })[];
  };
  /** Null for who does not pay, and without a running plan. */
  readonly plan: PlanPrice | null;
  readonly notices: readonly Notice[];
  /** Newest first, at most four; null for users who may not read the log. */
  readonly activity: readonly Activity[] | null;
  /** What a new company has done already; null once all three are done. */
  readonly firstSteps: {
    readonly edited: boolean;
    readonly published: boolean;
    readonly scanned: boolean;
    /** The product to begin with; null when there is none. */
    readonly productId: number | null;
  } | null;
}
