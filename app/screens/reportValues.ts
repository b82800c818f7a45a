import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import type { ReportValues } from '@hangtag/ui/patterns/ReportList';
import type { ProductFile } from '@hangtag/contract/wire/file';

/** The form values of a report; a new one is for last year. */
export function valuesOf(report: AnnualReport | null): ReportValues {
  if (!report) {
    const year = new Date().getFullYear() - 1;
    return { title: '', year, kind: 'annual', at: 'file', file: null, url: '', isShown: true };
  }
  const { title, year, kind, filesId, url, status } = report;
  return {
    title,
    year,
    kind,
    at: filesId === null ? 'address' : 'file',
    file: pdfOf(report),
    url: url ?? '',
    isShown: status === 'active',
  };
}

/** The form's values as the request body; the form is not sent without a year. */
export const bodyOf = ({ title, year, kind, at, file, url, isShown }: ReportValues) => ({
  title,
  year: year ?? Number.NaN,
  kind,
  filesId: at === 'file' ? (file?.filesId ?? null) : null,
  url: at === 'address' ? url : null,
  status: isShown ? ('active' as const) : ('inactive' as const),
});

/** Its PDF as the form holds it; null without one. */
const pdfOf = ({ filesId, file }: AnnualReport): ProductFile | null =>
  file && filesId !== null
    ? {
        filesId,
        type: 'pdf',
        fileUrl: file.fileUrl,
        previewUrl: null,
        name: file.name,
        fileName: file.name,
        bytes: file.bytes,
        width: null,
        height: null,
      }
    : null;
