/** Whether recovered values that are more than a text, a number or a choice fit their form. */
import { reportKinds } from '@hangtag/contract/wire/annualReport';
import type { FileRef } from '@hangtag/contract/wire/fields';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { type Utm, ctaStyles, ctaTypes } from '@hangtag/contract/wire/cta';
import type { AssociationValues } from '@hangtag/ui/patterns/AssociationList';
import type { BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import type { CtaValues } from '@hangtag/ui/patterns/CtaList';
import type { ReportValues } from '@hangtag/ui/patterns/ReportList';
import * as v from 'valibot';

/** A schema whose output equals a type, so that a missing new field is a type error. */
type Of<T> = v.GenericSchema<unknown, T>;

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const File: Of<ProductFile> = v.object({
  filesId: v.number(),
  type: v.picklist(['image', 'movie', 'pdf']),
  fileUrl: v.string(),
  previewUrl: text,
  name: v.string(),
  fileName: v.string(),
  bytes: number,
  width: number,
  height: number,
});

const Logo: Of<FileRef | null> = v.nullable(
  v.object({ filesId: v.number(), fileUrl: v.exactOptional(v.string()) }),
);
const status = v.picklist(['active', 'inactive']);

const Badges: Of<readonly BadgeValues[]> = v.array(
  v.object({
    association: v.object({
      id: v.number(),
      name: v.string(),
      abbreviation: text,
      url: v.string(),
      logoFile: Logo,
      status,
      displayOrder: v.number(),
      uses: v.exactOptional(v.number()),
    }),
    certificateNumber: v.string(),
    validFrom: text,
    validTo: text,
    evidence: v.nullable(File),
  }),
);

const report: { readonly [Field in keyof ReportValues]: Of<ReportValues[Field]> } = {
  title: v.string(),
  year: number,
  kind: v.picklist(reportKinds),
  at: v.picklist(['file', 'address']),
  file: v.nullable(File),
  url: v.string(),
  isShown: v.boolean(),
};

const association: { readonly [Field in keyof AssociationValues]: Of<AssociationValues[Field]> } = {
  name: v.string(),
  abbreviation: v.string(),
  url: v.string(),
  logo: Logo,
  status,
};

const cta: { readonly [Field in keyof CtaValues]: Of<CtaValues[Field]> } = {
  label: v.string(),
  name: v.string(),
  type: v.picklist(ctaTypes),
  style: v.picklist(ctaStyles),
  at: v.picklist(['pdf', 'image', 'movie', 'address']),
  file: v.nullable(File),
  target: v.string(),
  utm: v.partial(
    v.object({ source: v.string(), medium: v.string(), campaign: v.string(), content: v.string() }),
  ) as Of<Utm>,
  startDay: text,
  startTime: v.string(),
  endDay: text,
  endTime: v.string(),
  isShown: v.boolean(),
};

/** Whether a recovered value is a list of badges. */
export const isBadges = (value: unknown): boolean => v.is(Badges, value);

/** Whether a recovered value fits a field of a report. */
export const isReportValue = (value: unknown, field: keyof ReportValues): boolean =>
  v.is(report[field], value);

/** Whether a recovered value fits a field of an association. */
export const isAssociationValue = (value: unknown, field: keyof AssociationValues): boolean =>
  v.is(association[field], value);

/** Whether a recovered value fits a field of a call to action. */
export const isCtaValue = (value: unknown, field: keyof CtaValues): boolean =>
  v.is(cta[field], value);
