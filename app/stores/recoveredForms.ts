/**
 * Forms with their own save button, as the user left them unsaved; null drops them, or means that nothing is stored.
 */
import { type ReportKind, reportKinds } from '@hangtag/contract/wire/annualReport';
import type { ProductFile } from '@hangtag/contract/wire/product';
import { type Avatar, avatars } from '@hangtag/contract/wire/user';
import type { BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import * as v from 'valibot';
import { readRecoveredForm, storeForm } from './formRecovery.ts';
import { currentUser } from './session.ts';

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

/** A profile's unsaved input without a password, which is never stored. */
export interface UnsavedProfile {
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
}

const Profile: Of<UnsavedProfile> = v.object({
  avatar: v.picklist(avatars),
  name: text,
  email: v.pipe(v.string(), v.nonEmpty()),
  phone: text,
});

export const storeUnsavedProfile = (typed: UnsavedProfile | null): void =>
  storeForm('profile', typed);
export const readRecoveredProfile = (): UnsavedProfile | null =>
  readRecoveredForm('profile', Profile);

const Badges: Of<readonly BadgeValues[]> = v.array(
  v.object({
    association: v.object({
      id: v.number(),
      name: v.string(),
      abbreviation: text,
      url: v.string(),
      logoFile: v.nullable(v.object({ filesId: v.number(), fileUrl: v.exactOptional(v.string()) })),
      status: v.picklist(['active', 'inactive']),
      displayOrder: v.number(),
      uses: v.exactOptional(v.number()),
    }),
    certificateNumber: v.string(),
    validFrom: text,
    validTo: text,
    evidence: v.nullable(File),
  }),
);

const badgesPlace = () => `associations/${currentUser()?.companyId}`;

export const storeUnsavedBadges = (typed: readonly BadgeValues[] | null): void =>
  storeForm(badgesPlace(), typed);
export const readRecoveredBadges = (): readonly BadgeValues[] | null =>
  readRecoveredForm(badgesPlace(), Badges);

/** A report's unsaved input; an invalid year is `NaN`. */
export interface UnsavedReport {
  readonly title: string;
  readonly year: number;
  readonly kind: ReportKind;
  readonly at: 'file' | 'address';
  readonly file: ProductFile | null;
  readonly url: string;
  readonly isShown: boolean;
}

/** The recovered input of one report. */
export interface RecoveredReport {
  /** Null for a new one. */
  readonly reportId: number | null;
  readonly values: UnsavedReport;
}

const Report: Of<RecoveredReport> = v.object({
  reportId: number,
  values: v.object({
    title: v.string(),
    // JSON has no NaN.
    year: v.pipe(
      number,
      v.transform((year) => year ?? Number.NaN),
    ),
    kind: v.picklist(reportKinds),
    at: v.picklist(['file', 'address']),
    file: v.nullable(File),
    url: v.string(),
    isShown: v.boolean(),
  }),
});

const reportPlace = () => `report/${currentUser()?.companyId}`;

export const storeUnsavedReport = (typed: RecoveredReport | null): void =>
  storeForm(reportPlace(), typed);
export const readRecoveredReport = (): RecoveredReport | null =>
  readRecoveredForm(reportPlace(), Report);
