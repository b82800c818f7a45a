/** Sites to which no call to action leads, by the platform (decision 0094). */
import * as v from 'valibot';
import { requiredText, text } from './fields.ts';

/** A site that is blocked together with everything below it. */
export interface BlockedSite {
  readonly id: number;
  /** As browsers ask for it, without `www.`: `xn--bcher-kva.example`. */
  readonly site: string;
  /** Told to the Admins whose buttons lead there; empty for none. */
  readonly reason: string;
  /** ISO 8601. */
  readonly blockedAt: string;
  /** Calls to action of all companies that lead there, switched off ones too. */
  readonly uses: number;
  /** For `If-Match`. */
  readonly version: number;
}

const reason = text(300);

/** `POST /api/admin/blockedSites`. */
export const BlockedSiteBody = v.object({
  /** A name, or an address of the site. */
  site: requiredText(2000),
  reason: v.optional(reason, ''),
});
export type BlockedSiteBody = v.InferInput<typeof BlockedSiteBody>;

/** `PUT /api/admin/blockedSites/{id}`: an absent field keeps its value. */
export const BlockedSiteUpdateBody = v.object({ reason: v.optional(reason) });
export type BlockedSiteUpdateBody = v.InferInput<typeof BlockedSiteUpdateBody>;

/** `GET /api/admin/blockedSites`. */
export interface BlockedSitesAnswer {
  readonly sites: readonly BlockedSite[];
}
