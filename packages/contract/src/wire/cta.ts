/** Calls to action: what a page offers to do next (F024, requirements 2.5). */

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
export type CtaType = (typeof ctaTypes)[number];

/** How much weight it has on the page. */
export type CtaStyle = 'primary' | 'secondary' | 'link';

export interface Cta {
  readonly ctaId: number;
  readonly companyId: number;
  /** What the team calls it; never on a page. */
  readonly name: string;
  /** The words on the page, up to 40 characters. */
  readonly label: string;
  readonly type: CtaType;
  /** Where it leads: a web address, `mailto:`, `tel:` or `sms:`. */
  readonly target: string;
  /** The file of a `download`. */
  readonly filesId: number | null;
  readonly style: CtaStyle;
  readonly gs1LinkType: string | null;
  /** ISO 8601; null from the beginning. */
  readonly startsAt: string | null;
  /** ISO 8601; null without end. */
  readonly endsAt: string | null;
  readonly status: 'active' | 'inactive';
  readonly displayOrder: number;
  readonly usedBy?: { readonly products: number; readonly company: boolean };
  /** When the target was last asked, and what it answered; `status` null when nothing did. */
  readonly lastCheck?: {
    readonly at: string;
    readonly status: number | null;
    readonly ok: boolean;
  };
}
