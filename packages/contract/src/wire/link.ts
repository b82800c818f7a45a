/** Addresses that public pages link to, and what the check of one found. */
import * as v from 'valibot';

/** Protocols a link on a public page may have. */
const protocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** Is this an address a public page may link to? */
export function isSafeLink(address: string): boolean {
  return URL.canParse(address) && protocols.includes(new URL(address).protocol);
}

/**
 * What a check found: `redirected` where the address moved for good and its new one answers, `unknown` where the site
 * refused the check, or was too slow or busy to tell.
 */
export type LinkState = 'ok' | 'redirected' | 'broken' | 'unknown';

/** The last check of an address. */
export interface LinkCheck {
  /** ISO 8601. */
  readonly at: string;
  /** HTTP status; null when nothing answered. */
  readonly status: number | null;
  readonly state: LinkState;
  /** ISO 8601: since when it is broken; null for the other states. */
  readonly brokenSince: string | null;
  /** The new address of a redirected one; null for the other states. */
  readonly movedTo: string | null;
}

/** A checked address of a draft, or of a call to action that it names. */
export interface DraftLink {
  readonly address: string;
  readonly check: LinkCheck;
  /** The call to action that leads there; null where the draft itself holds the address. */
  readonly cta: { readonly ctaId: number; readonly label: string } | null;
}

/** `POST /api/companies/{companyId}/links/check`. */
export const LinkCheckBody = v.object({
  address: v.pipe(v.string('Must be text.'), v.maxLength(2000, 'Must be at most 2000 characters.')),
});
export type LinkCheckBody = v.InferInput<typeof LinkCheckBody>;

/** What was found now; an address that fails for the first time is not called broken elsewhere yet. */
export interface LinkCheckAnswer {
  readonly found: LinkCheck;
}
