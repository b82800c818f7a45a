/** Texts about annual reports. */
import type { AnnualReport, ReportKind } from '@hangtag/contract/wire/annualReport';
import { withoutScheme } from '../linkHealth/linkWords.ts';
import { formatBytes } from '../../support/formatBytes.ts';

/** The name of each kind. */
export const kindWords: Readonly<Record<ReportKind, string>> = {
  annual: 'Annual report',
  sustainability: 'Sustainability report',
  impact: 'Impact report',
};

/** Its kind, year and target: `Annual report 2025 · PDF, 2.1 MB`. */
export function reportFacts({ kind, year, file, url }: AnnualReport): string {
  const target = file
    ? ['PDF', file.bytes === null ? null : formatBytes(file.bytes)].filter(Boolean).join(', ')
    : withoutScheme(url ?? '');
  return `${kindWords[kind]} ${year} · ${target}`;
}
