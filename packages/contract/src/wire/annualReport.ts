/** The reports that a company's pages link to (D40). */
import * as v from 'valibot';
import { type LinkCheck, isSafeLink } from './link.ts';
import { id, requiredName, text } from './fields.ts';

export const reportKinds = ['annual', 'sustainability', 'impact'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** One report: a PDF of the company's files, or an address elsewhere. */
export interface AnnualReport {
  readonly id: number;
  readonly companyId: number;
  readonly year: number;
  readonly kind: ReportKind;
  readonly title: string;
  readonly filesId: number | null;
  /** Absent where there is no file. */
  readonly file?: {
    readonly fileUrl: string;
    readonly name: string;
    readonly bytes: number | null;
  };
  readonly url: string | null;
  /** Only active reports are linked to. */
  readonly status: 'active' | 'inactive';
  readonly displayOrder: number;
  /** What the last check of its address found. */
  readonly lastCheck?: LinkCheck;
  /** For `If-Match`. */
  readonly version: number;
}

/** First year a report may be about. */
export const REPORT_YEAR_MIN = 1900;
/** Last year a report may be about. */
export const REPORT_YEAR_MAX = 2100;
const yearSentence = `Must be a year from ${REPORT_YEAR_MIN} to ${REPORT_YEAR_MAX}.`;

const address = v.pipe(
  text(2000),
  v.check(
    (typed) => typed === '' || (/^https?:/i.test(typed) && isSafeLink(typed)),
    'Must start with http or https.',
  ),
);

const entries = {
  year: v.pipe(
    v.number(yearSentence),
    v.integer(yearSentence),
    v.minValue(REPORT_YEAR_MIN, yearSentence),
    v.maxValue(REPORT_YEAR_MAX, yearSentence),
  ),
  kind: v.picklist(reportKinds, 'Must be annual, sustainability or impact.'),
  title: requiredName(200),
  filesId: v.nullable(id),
  url: v.nullable(address),
  status: v.picklist(['active', 'inactive'], 'Must be active or inactive.'),
};

/** `POST /api/companies/{id}/annualReports`: names a file or an address, never both. */
export const AnnualReportBody = v.object({
  ...entries,
  kind: v.optional(entries.kind, 'annual'),
  filesId: v.optional(entries.filesId, null),
  url: v.optional(entries.url, null),
  status: v.optional(entries.status, 'active'),
});
export type AnnualReportBody = v.InferInput<typeof AnnualReportBody>;

/** `PUT /api/companies/{id}/annualReports/{reportId}`: an absent field keeps its value. */
export const AnnualReportUpdateBody = v.partial(v.object(entries));
export type AnnualReportUpdateBody = v.InferInput<typeof AnnualReportUpdateBody>;

/** The message when neither a file nor an address is given. */
export const REPORT_NEEDS_TARGET = 'Choose a PDF, or give an address.';
/** The message when both are given. */
export const REPORT_ONE_TARGET = 'Choose a PDF or give an address, not both.';

/** Every call about the list answers the whole list. */
export interface AnnualReportsAnswer {
  /** In the order of the page. */
  readonly annualReports: readonly AnnualReport[];
  readonly can: {
    readonly edit: boolean;
    readonly locked: string | null;
    /** Whether this installation asks the addresses of links. */
    readonly checkLinks: boolean;
  };
}

/** Most reports of one company. */
export const REPORTS_MAX = 100;
