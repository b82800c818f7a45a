import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import { dropLine, ReorderHint, useReorder } from '@hangtag/ui/patterns/Reorder';
import { Plus } from 'lucide-react';
import { GridList } from 'react-aria-components';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import * as css from './ReportList.css.ts';
import { ReportRow } from './ReportRow.tsx';
import { ReportsLoading, ReportsNone } from './ReportStates.tsx';

/** What the list has to show. */
export type ReportListContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      /** In the order of the page. */
      readonly reports: readonly AnnualReport[];
    };

export interface ReportListProps {
  /** The reports, that they are on their way, or why they did not come. */
  content: ReportListContent;
  /** Which one is being changed or removed, by its id. @default null */
  busy?: number | null;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why nothing here may be changed; null when it may. @default null */
  lockedReason?: string | null;
  /** Opens the form for a new one. */
  onCreate: () => void;
  /** Opens the form of this one. */
  onEdit: (report: AnnualReport) => void;
  /** Tells the place it was moved to, counted from 0. */
  onMove: (reportId: number, place: number) => void;
  /** Tells whether it worked, so that the question can close. */
  onRemove: (report: AnnualReport) => Promise<boolean>;
  /** Asks for the reports again after a failure. */
  onRetry: () => void;
}

const none: readonly AnnualReport[] = [];

/** A company's reports in the order its pages link to them: added, moved, edited and removed [F017]. */
export function ReportList(props: ReportListProps) {
  const { content, busy = null, problem = null, lockedReason = null, onCreate } = props;
  const reports = content.phase === 'ready' ? content.reports : none;
  const isLocked = lockedReason !== null;
  const question = useConfirm<AnnualReport, string>(problem);
  const { about: asking, failure, ask, close } = question;
  const entries = reports.map(({ id, title }) => ({ id: String(id), name: title }));
  const { dragAndDropHooks, move, announcement } = useReorder(entries, (id, place) =>
    props.onMove(Number(id), place),
  );
  if (content.phase === 'loading') return <ReportsLoading />;
  if (content.phase === 'failed')
    return <FailedPart what="The reports" content={content} onRetry={props.onRetry} />;
  if (reports.length === 0) return <ReportsNone lockedReason={lockedReason} onCreate={onCreate} />;
  return (
    <div className={css.place} data-component="ReportList">
      <div className={css.head}>
        <Text kind="data" tone="second" as="span">
          {plural(reports.length, 'report')}
        </Text>
        {!isLocked && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            Add report
          </Button>
        )}
      </div>
      <div className={css.notices}>
        {isLocked && <Notice>{lockedReason}</Notice>}
        {problem !== null && asking === null && (
          <Notice tone="danger" title="Not saved." announcement="assertive">
            {problem}
          </Notice>
        )}
      </div>
      <GridList
        // Rows that can be moved are another kind of list to React Aria, which does not turn one into the other.
        key={isLocked ? 'still' : 'movable'}
        aria-label="Reports in page order"
        className={`${css.list} ${dropLine}`}
        items={reports.map((report) => ({ id: String(report.id), report }))}
        dependencies={[isLocked, busy, reports.length]}
        {...(!isLocked && { dragAndDropHooks })}
      >
        {({ id, report }) => (
          <ReportRow
            report={report}
            place={reports.indexOf(report)}
            count={reports.length}
            isLocked={isLocked}
            isBusy={busy === report.id}
            onMove={(place) => move(id, place)}
            onEdit={() => props.onEdit(report)}
            onRemove={() => ask(report)}
          />
        )}
      </GridList>
      {!isLocked && reports.length > 1 && (
        <p className={css.foot}>
          <ReorderHint />
        </p>
      )}
      {asking && (
        <AlertDialog
          title={`Remove ${asking.title}?`}
          action="Remove"
          isOpen
          isBusy={busy === asking.id}
          problem={failure ?? undefined}
          onAction={() => void props.onRemove(asking).then((done) => done && close())}
          onClose={close}
        >
          Your pages no longer link to it. {asking.file ? 'The PDF stays in the library.' : ''}
        </AlertDialog>
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
