/** Previews of a draft: signed, short-lived, and open to anybody with the address. */
import * as v from 'valibot';

/** With the company's own sections, or the product's alone (F044, D52); the first is the default. */
export const previewModes = ['company', 'product'] as const;
export type PreviewMode = (typeof previewModes)[number];

/** How long a preview address works, in minutes. */
export const PREVIEW_MINUTES = 30;

/** What the address of a page calls a section, so that it opens there: `{url}#{anchor}`. */
export const sectionAnchor = (sectionId: string): string => `section-${sectionId}`;

/** `POST /api/companies/{companyId}/products/{productId}/previewLinks`. */
export const PreviewLinkBody = v.object({
  mode: v.optional(v.picklist(previewModes, 'Must be company or product.'), 'company'),
});
export type PreviewLinkBody = v.InferInput<typeof PreviewLinkBody>;

/** Answer: an address that shows the draft as it then is, and its code for a phone. */
export interface PreviewLinkAnswer {
  /** `{origin}/preview/{token}`. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** The address as a QR code, an SVG document. */
  readonly qrSvg: string;
  /** True while the address opens only on the computer that runs the server. */
  readonly localOnly: boolean;
}
