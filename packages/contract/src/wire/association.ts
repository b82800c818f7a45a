/** Associations whose badges companies carry, e.g. for organic farming (F027). */
import * as v from 'valibot';
import { day, FileRefInput, id, optionalName, requiredName, text, type FileRef } from './fields.ts';
import type { ProductFile } from './file.ts';

export interface Association {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string | null;
  readonly url: string;
  readonly logoFile: FileRef | null;
  readonly status: 'active' | 'inactive';
  readonly displayOrder: number;
  /** Companies that carry it; present in the platform's list. */
  readonly uses?: number;
  /** For `If-Match`; present in the platform's list. */
  readonly version?: number;
}

const web = v.pipe(
  text(300),
  v.check(
    (typed) => typed === '' || /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(typed),
    'Must start with http or https.',
  ),
);

/** `POST /api/admin/associations`. */
export const AssociationBody = v.object({
  name: requiredName(120),
  abbreviation: v.optional(v.nullable(optionalName(20)), null),
  url: v.optional(web, ''),
  logoFile: v.optional(v.nullable(FileRefInput), null),
  status: v.optional(v.picklist(['active', 'inactive'], 'Must be active or inactive.'), 'active'),
});
export type AssociationBody = v.InferInput<typeof AssociationBody>;

/** `PUT /api/admin/associations/{id}`: an absent field keeps its value. */
export const AssociationUpdateBody = v.partial(
  v.object({
    name: requiredName(120),
    abbreviation: v.nullable(optionalName(20)),
    url: web,
    logoFile: v.nullable(FileRefInput),
    status: v.picklist(['active', 'inactive'], 'Must be active or inactive.'),
  }),
);
export type AssociationUpdateBody = v.InferInput<typeof AssociationUpdateBody>;

export interface AssociationsAnswer {
  readonly associations: readonly Association[];
}

/** A badge a company carries. */
export interface CompanyAssociation {
  readonly associationId: number;
  readonly association: Association;
  readonly certificateNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string | null;
  /** `YYYY-MM-DD`; the badge is no longer shown after it. */
  readonly validTo: string | null;
  readonly evidenceFilesId: number | null;
  /** The evidence as an editor draws it; null where there is none. Pages do not show it. */
  readonly evidenceFile: ProductFile | null;
  readonly displayOrder: number;
}

/** `PUT /api/companies/{id}/associations`: the company's badges from now on, in this order. */
export const CompanyAssociationsBody = v.object({
  associations: v.pipe(
    v.array(
      v.pipe(
        v.object({
          associationId: id,
          certificateNumber: v.optional(v.nullable(optionalName(120)), null),
          validFrom: v.optional(v.nullable(day), null),
          validTo: v.optional(v.nullable(day), null),
          evidenceFilesId: v.optional(v.nullable(id), null),
        }),
        v.forward(
          v.partialCheck(
            [['validFrom'], ['validTo']],
            ({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo,
            'Must not be before the first day.',
          ),
          ['validTo'],
        ),
      ),
      'Must be a list.',
    ),
    v.maxLength(50, 'Must be at most 50 associations.'),
  ),
});
export type CompanyAssociationsBody = v.InferInput<typeof CompanyAssociationsBody>;

export interface CompanyAssociationsAnswer {
  readonly associations: readonly CompanyAssociation[];
  /** Every active association. */
  readonly available: readonly Association[];
  /** Of the company's badges, for `If-Match`. */
  readonly version: number;
}
