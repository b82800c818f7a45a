import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import { ReportForm, type ReportValues } from '@hangtag/ui/patterns/ReportList';
import { useState } from 'react';
import { createReport, updateReport } from '../api/companyContent.ts';
import { useUnsaved } from '../shell/useUnsaved.ts';
import { changeReports } from '../stores/annualReports.ts';
import { keepReport } from '../stores/keptReport.ts';
import { PdfGallery } from './PdfGallery.tsx';
import { bodyOf, valuesOf } from './reportValues.ts';
import { useAttempt } from './useAttempt.ts';

interface ReportModalProps {
  /** Null for a new one. */
  report: AnnualReport | null;
  /** What was typed in it before the session was lost. */
  kept?: ReportValues | undefined;
  onClose: () => void;
}

/** Adds or edits one report; its PDF is chosen in the gallery above [F017]. */
export function ReportModal({ report, kept, onClose }: ReportModalProps) {
  const [values, setValues] = useState<ReportValues>(() => kept ?? valuesOf(report));
  const [isKept, setKept] = useState(kept !== undefined);
  const [isTyped, setTyped] = useState(isKept);
  const [isChoosing, setChoosing] = useState(false);
  const { isBusy, problem, run } = useAttempt();
  const save = () =>
    void run(() =>
      changeReports((companyId) => {
        const body = bodyOf(values);
        return report ? updateReport(companyId, report.id, body) : createReport(companyId, body);
      }),
    ).then((worked) => worked && close());
  const close = () => {
    keepReport(null);
    onClose();
  };
  const type = (next: ReportValues) => {
    setValues(next);
    setTyped(true);
    keepReport({ reportId: report?.id ?? null, values: next });
  };
  const discard = () => {
    keepReport(null);
    setValues(valuesOf(report));
    setKept(false);
    setTyped(false);
  };
  useUnsaved(isTyped, 'the report', { discard });
  const hasFields = Object.keys(problem?.fields ?? {}).length > 0;
  return (
    <>
      <ReportForm
        values={values}
        about={report ? 'existing' : 'new'}
        isBusy={isBusy}
        errors={problem?.fields}
        problem={hasFields ? null : (problem?.message ?? null)}
        onChange={type}
        onDiscardKept={isKept ? discard : undefined}
        onChooseFile={() => setChoosing(true)}
        onSave={save}
        onClose={close}
      />
      {isChoosing && (
        <PdfGallery
          selectedId={values.file?.filesId ?? null}
          onChoose={(file) => type({ ...values, file })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
