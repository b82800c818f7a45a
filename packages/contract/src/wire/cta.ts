/** Calls to action: what a page offers to do next (F021, F024, X11). */
import * as v from 'valibot';
import type { PageLook } from './company.ts';
import { id, optionalName, requiredName, text } from './fields.ts';
import type { ProductFile } from './file.ts';
import type { LinkCheck } from './link.ts';

export const ctaTypes = [
  'url',
  'buy',
  'whereToBuy',
  'register',
  'support',
  'email',
  'phone',
  'sms',
  'download',
  'video',
  'social',
  'review',
  'recipe',
  'promotion',
  'subscribe',
  'app',
] as const;
/** A type decides icon and checks, never the layout. */
export type CtaType = (typeof ctaTypes)[number];

export const ctaStyles = ['primary', 'secondary', 'link'] as const;
/** How much weight a call to action has on the page. */
export type CtaStyle = (typeof ctaStyles)[number];

export const utmKeys = ['source', 'medium', 'campaign', 'content'] as const;
/** Campaign parameters that the redirect adds to the address; an absent one adds nothing. */
export type Utm = Readonly<Partial<Record<(typeof utmKeys)[number], string>>>;

/** Longest label, in UTF-16 code units. */
export const CTA_LABEL_MAX = 40;
/** Most calls to action on one page. */
export const CTAS_PER_PAGE = 8;

export interface Cta {
  readonly ctaId: number;
  readonly companyId: number;
  /** What the team calls it; never on a page. */
  readonly name: string;
  /** The text on the page. */
  readonly label: string;
  readonly type: CtaType;
  /** Where it leads: a web address, `mailto:`, `tel:` or `sms:`; empty when `filesId` is set. */
  readonly target: string;
  /** The file of a download or a video. */
  readonly filesId: number | null;
  /** Present where there is a file. */
  readonly file?: ProductFile;
  readonly style: CtaStyle;
  readonly utm: Utm;
  /** ISO 8601; null from the beginning. */
  readonly startsAt: string | null;
  /** ISO 8601; null without end. */
  readonly endsAt: string | null;
  /** Pages show active ones only, between their dates. */
  readonly status: 'active' | 'inactive';
  readonly displayOrder: number;
  /** Grows with every write; also the ETag. */
  readonly version: number;
  /** Products whose draft or page has it, and whether the company's content has it for all pages. */
  readonly usedBy: { readonly products: number; readonly company: boolean };
  /** Published pages that show it while it is active. */
  readonly livePages: number;
  /** Clicks of the last 30 days; null where clicks are not counted. */
  readonly clicks: number | null;
  readonly lastCheck?: LinkCheck;
  /** Whether the platform has blocked its site, so that no page shows it. @default false */
  readonly isBlocked?: boolean;
}

/** One place that has a call to action. */
export interface CtaUse {
  readonly kind: 'product' | 'company';
  /** Of the product or the company. */
  readonly id: number;
  readonly name: string;
  readonly place: 'draft' | 'published' | 'both';
}

/** One place of a call to action as its form shows it. */
export interface CtaPlace extends CtaUse {
  /** A small picture of the product; null without one. */
  readonly previewUrl: string | null;
  /** Changes of the product that its page does not show yet. */
  readonly changeCount: number;
}

/** The buttons of one page, among which a call to action is shown in its form. */
export interface CtaPage {
  readonly productId: number;
  readonly name: string;
  /** Ids in page order: of the page itself, or of the draft where nothing is published. */
  readonly ctas: readonly number[];
}

/** `GET /api/companies/{companyId}/ctas`; every write answers the list too. */
export interface CtasAnswer {
  /** In display order. */
  readonly ctas: readonly Cta[];
  /** Ids of those that the company's published content shows on every page, in page order. */
  readonly onEveryPage: readonly number[];
  readonly usage: { readonly used: number; readonly limit: number };
  /** How the company's pages draw buttons. */
  readonly look: PageLook;
  readonly can: {
    readonly edit: boolean;
    /** Why editing is closed; null when it is open. */
    readonly locked: string | null;
    /** Why nothing can be added; null when it is open. */
    readonly addLocked: string | null;
    /** Whether this installation asks the addresses of links. */
    readonly checkLinks: boolean;
  };
}

/** `POST` and `PUT` of one. */
export interface CtaWriteAnswer extends CtasAnswer {
  readonly cta: Cta;
}

/** `POST …/ctas/{ctaId}/check`. */
export interface CtaCheckAnswer extends CtaWriteAnswer {
  /** What was found now; a link that fails for the first time is not called broken in the list yet. */
  readonly found: LinkCheck;
}

/** `GET …/ctas/{ctaId}/usage`. */
export interface CtaUsageAnswer {
  /** By name, the company first; at most 100. */
  readonly uses: readonly CtaPlace[];
  readonly total: number;
  /** The first product's page that has it; null where no product has it. */
  readonly page: CtaPage | null;
  /** Published pages that show it while it is active. */
  readonly livePages: number;
}

const instant = v.nullable(
  v.pipe(
    v.string('Must be a date and time.'),
    v.check(
      (typed) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(typed) &&
        !Number.isNaN(Date.parse(typed)),
      'Must be a date and time with its offset, like 2026-12-24T23:59:00Z.',
    ),
    v.transform((typed) => new Date(typed).toISOString()),
  ),
);

const utm = v.strictObject(
  {
    source: v.optional(text(100)),
    medium: v.optional(text(100)),
    campaign: v.optional(text(100)),
    content: v.optional(text(100)),
  },
  'Knows source, medium, campaign and content only.',
);

const entries = {
  name: optionalName(120),
  label: requiredName(CTA_LABEL_MAX, 'Write what the button says.'),
  type: v.picklist(ctaTypes, 'Is not a type of call to action.'),
  target: text(2000),
  filesId: v.nullable(id),
  style: v.picklist(ctaStyles, 'Must be primary, secondary or link.'),
  utm,
  startsAt: instant,
  endsAt: instant,
  status: v.picklist(['active', 'inactive'], 'Must be active or inactive.'),
};

/** `POST …/ctas`; whether the target fits the type is `rules/cta`. */
export const CtaBody = v.object({
  ...entries,
  name: v.optional(entries.name, ''),
  type: v.optional(entries.type, 'url'),
  target: v.optional(entries.target, ''),
  filesId: v.optional(entries.filesId, null),
  style: v.optional(entries.style, 'secondary'),
  utm: v.optional(entries.utm, {}),
  startsAt: v.optional(entries.startsAt, null),
  endsAt: v.optional(entries.endsAt, null),
  status: v.optional(entries.status, 'active'),
});
export type CtaBody = v.InferInput<typeof CtaBody>;

/** `PUT …/ctas/{ctaId}`: an absent field keeps its value. */
export const CtaUpdateBody = v.object({
  ...v.partial(v.object(entries)).entries,
  /** How many live pages the client was shown; required when the change is visible on them. */
  confirmUses: v.optional(
    v.pipe(v.number('Must be a number.'), v.integer('Must be a whole number.'), v.minValue(0)),
  ),
});
export type CtaUpdateBody = v.InferInput<typeof CtaUpdateBody>;

/** `DELETE …/ctas/{ctaId}?replaceBy=12`. */
export const CtaDeleteQuery = v.strictObject({
  replaceBy: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'Must be a number.'), v.transform(Number), id),
  ),
});
