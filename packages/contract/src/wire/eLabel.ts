/** A product whose page is an e-label: facts alone, and nothing counted. */
import * as v from 'valibot';

/** `PUT /api/companies/{companyId}/products/{productId}/eLabel`; takes effect on the page at once. */
export const ELabelBody = v.object({ isELabel: v.boolean('Must be true or false.') });
export type ELabelBody = v.InferInput<typeof ELabelBody>;

/** `GET` of the same address, and the answer to its change. */
export interface ELabelAnswer {
  /** ISO 8601, UTC; null while the page is an ordinary one. */
  readonly since: string | null;
  /** The public page that tests the e-label. */
  readonly selfTestUrl: string;
  /** What of the draft the e-label leaves out, by name. */
  readonly leftOut: readonly string[];
  readonly can: { readonly change: boolean };
}
