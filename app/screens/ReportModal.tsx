import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import { ReportForm, type ReportValues } from '@hangtag/ui/patterns/ReportList';
import { useState } from 'react';
import { createReport, updateReport } from '../api/companyContent.ts';
import { useUnsaved } from '../navigation/useUnsaved.ts';
import { changeReports } from '../stores/annualReports.ts';
import { storeUnsavedReport } from '../stores/recoveredForms.ts';
import { PdfGallery } from './PdfGallery.tsx';
import { bodyOf, valuesOf } from './reportValues.ts';
import { useAttempt } from './useAttempt.ts';

interface ReportModalProps {
  /** Null for a new one. */
  report: AnnualReport | null;
  /** Its recovered unsaved input. */
  recovered?: ReportValues | undefined;
  onClose: () => void;
}

/** Adds or edits one report; its PDF is selected in the gallery above [F017]. */
export function ReportModal({ report, recovered, onClose }: ReportModalProps) {
  const [values, setValues] = useState<ReportValues>(() => recovered ?? valuesOf(report));
  const [isRecovered, setRecovered] = useState(recovered !== undefined);
  const [isChanged, setChanged] = useState(isRecovered);
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
    storeUnsavedReport(null);
    onClose();
  };
  const type = (next: ReportValues) => {
    setValues(next);
    setChanged(true);
    storeUnsavedReport({ reportId: report?.id ?? null, values: next });
  };
  const discard = () => {
    storeUnsavedReport(null);
    setValues(valuesOf(report));
    setRecovered(false);
    setChanged(false);
  };
  useUnsaved(isChanged, 'the report', { discard });
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
        onDiscardRecovered={isRecovered ? discard : undefined}
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
