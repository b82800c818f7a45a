import { type ReportKind, reportKinds } from '@hangtag/contract/wire/annualReport';
import type { ProductFile } from '@hangtag/contract/wire/product';
import { keepForm, readKeptForm } from './keptForms.ts';
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
export interface KeptReport {
  /** Null for a new one. */
  readonly reportId: number | null;
  readonly values: TypedReport;
}

const place = () => `report/${currentUser()?.companyId}`;

/** Keeps what stands in the form of a report for the person who sits here; null forgets it (X10, decision 0015). */
export const keepReport = (typed: KeptReport | null): void => keepForm(place(), typed);

/** What this person typed of a report and never saved; null when there is nothing. */
export function readKeptReport(): KeptReport | null {
  const kept = readKeptForm(place(), isKeptReport);
  // JSON knows no NaN.
  return kept && { ...kept, values: { ...kept.values, year: kept.values.year ?? Number.NaN } };
}

function isKeptReport(value: unknown): value is KeptReport {
  if (typeof value !== 'object' || value === null) return false;
  const { reportId, values } = value as Partial<Record<keyof KeptReport, unknown>>;
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
