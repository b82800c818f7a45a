/** Annual reports in words. */
import type { AnnualReport, ReportKind } from '@hangtag/contract/wire/annualReport';
import { formatBytes } from '../../support/formatBytes.ts';

/** What each kind is called. */
export const kindWords: Readonly<Record<ReportKind, string>> = {
  annual: 'Annual report',
  sustainability: 'Sustainability report',
  impact: 'Impact report',
};

/** What it is and where it leads: `Annual report 2025 · PDF, 2.1 MB`. */
export function reportFacts({ kind, year, file, url }: AnnualReport): string {
  const target = file
    ? ['PDF', file.bytes === null ? null : formatBytes(file.bytes)].filter(Boolean).join(', ')
    : (url ?? '').replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return `${kindWords[kind]} ${year} · ${target}`;
}
