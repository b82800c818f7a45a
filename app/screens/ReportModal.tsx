import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import { ReportForm } from '@hangtag/ui/patterns/ReportList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { useState } from 'react';
import { createReport, updateReport } from '../api/companyContent.ts';
import { changeReports } from '../stores/annualReports.ts';
import { checkLinkNow } from '../stores/links.ts';
import { isReportValue } from '../stores/recoveredForms.ts';
import { FileGallery } from './FileGallery.tsx';
import { bodyOf, valuesOf } from './reportValues.ts';
import { useForm } from './useForm.ts';
import { useLinkCheck } from './useLinkCheck.ts';

interface ReportModalProps {
  /** Null for a new one. */
  report: AnnualReport | null;
  /** Whether its address can be asked now. */
  canCheck: boolean;
  onClose: () => void;
}

/** Adds or edits one report; its PDF is selected in the gallery above [F017]. */
export function ReportModal({ report, canCheck, onClose }: ReportModalProps) {
  const name = `report/${report?.id ?? 'new'}`;
  const draft = useFormDraft({ name, what: 'the report' }, valuesOf(report), isReportValue);
  const url = report?.url;
  const link = useLinkCheck(canCheck && url ? () => checkLinkNow(url) : undefined);
  const [isChoosing, setChoosing] = useState(false);
  const { run, reported } = useForm();
  const save = () =>
    void run(() =>
      changeReports((companyId) => {
        const body = bodyOf(draft.typed);
        return report
          ? updateReport(companyId, report.id, body, report.version)
          : createReport(companyId, body);
      }),
    ).then((worked) => worked && onClose());
  return (
    <>
      <ReportForm
        {...reported}
        draft={draft}
        about={report ? 'existing' : 'new'}
        saved={report}
        link={link}
        onChooseFile={() => setChoosing(true)}
        onSave={save}
        onClose={onClose}
      />
      {isChoosing && (
        <FileGallery
          type="pdf"
          selectedId={draft.typed.file?.filesId ?? null}
          onChoose={(file) => draft.set({ file })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
