import type { AnnualReport, AnnualReportsAnswer } from '@hangtag/contract/wire/annualReport';
import { Page } from '@hangtag/ui/layout/Page';
import { ReportList } from '@hangtag/ui/patterns/ReportList';
import { useEffect, useState } from 'react';
import { removeReport } from '../api/companyContent.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { changeReports, loadReports, moveReport, useReports } from '../stores/annualReports.ts';
import { CompanyTabs } from './CompanyTabs.tsx';
import { ReportModal } from './ReportModal.tsx';
import { useAttempt } from './useAttempt.ts';
import { useOpenForm } from './useOpenForm.ts';

const reportsShown = ({ annualReports: reports }: AnnualReportsAnswer) =>
  ({ phase: 'ready', reports }) as const;

/** The reports that the pages of all products link to [F017, D40]. */
export function CompanyAnnualReportScreen() {
  const list = useReports();
  const [busy, setBusy] = useState<number | null>(null);
  const { problem, run } = useAttempt();
  useTitle('Annual reports');
  useEffect(() => void loadReports(), []);
  const answer = shown(list);
  const [open, setOpen] = useOpenForm(
    'report',
    answer?.can.edit ? answer.annualReports : undefined,
  );
  const remove = async ({ id, version }: AnnualReport) => {
    setBusy(id);
    const worked = await run(() =>
      changeReports((companyId) => removeReport(companyId, id, version)),
    );
    setBusy(null);
    return worked;
  };
  return (
    <>
      <CompanyTabs facts="Shown as soon as they are added" />
      <Page>
        <ReportList
          content={contentOf(list, reportsShown)}
          busy={busy}
          problem={problem?.message ?? null}
          lockedReason={answer?.can.locked ?? null}
          onCreate={() => setOpen('new')}
          onEdit={setOpen}
          onMove={(id, place) => void run(() => moveReport(id, place))}
          onRemove={remove}
          onRetry={() => void loadReports()}
        />
      </Page>
      {open && (
        <ReportModal
          report={open === 'new' ? null : open}
          canCheck={answer?.can.checkLinks ?? false}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
