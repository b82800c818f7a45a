import { type ReportKind, reportKinds } from '@hangtag/contract/wire/annualReport';
import type { ProductFile } from '@hangtag/contract/wire/product';
import { storeForm, readRecoveredForm } from './formRecovery.ts';
import { currentUser } from './session.ts';

/** A report as typed; a year that is no number is `NaN`. */
export interface TypedReport {
  readonly title: string;
  readonly year: number;
  readonly kind: ReportKind;
  readonly at: 'file' | 'address';
  readonly file: ProductFile | null;
  readonly url: string;
  readonly isShown: boolean;
}

/** What was typed of one report and never saved. */
export interface RecoveredReport {
  /** Null for a new one. */
  readonly reportId: number | null;
  readonly values: TypedReport;
}

const place = () => `report/${currentUser()?.companyId}`;

/** Keeps what stands in the form of a report for the person who sits here; null forgets it (X10, decision 0015). */
export const storeUnsavedReport = (typed: RecoveredReport | null): void =>
  storeForm(place(), typed);

/** What this person typed of a report and never saved; null when there is nothing. */
export function readRecoveredReport(): RecoveredReport | null {
  const kept = readRecoveredForm(place(), isRecoveredReport);
  // JSON knows no NaN.
  return kept && { ...kept, values: { ...kept.values, year: kept.values.year ?? Number.NaN } };
}

function isRecoveredReport(value: unknown): value is RecoveredReport {
  if (typeof value !== 'object' || value === null) return false;
  const { reportId, values } = value as Partial<Record<keyof RecoveredReport, unknown>>;
  const isId = reportId === null || typeof reportId === 'number';
  return isId && typeof values === 'object' && values !== null && isTyped(values);
}

function isTyped(values: Partial<Record<keyof TypedReport, unknown>>): boolean {
  const { title, year, kind, at, file, url, isShown } = values;
  return (
    typeof title === 'string' &&
    (typeof year === 'number' || year === null) &&
    reportKinds.some((each) => each === kind) &&
    (at === 'file' || at === 'address') &&
    typeof file === 'object' &&
    typeof url === 'string' &&
    typeof isShown === 'boolean'
  );
}
