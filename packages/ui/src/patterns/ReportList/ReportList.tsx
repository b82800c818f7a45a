import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import { EditableList, type EditableListEntry } from '@hangtag/ui/patterns/EditableList';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { brokenWords, movedWords } from '../linkHealth/linkWords.ts';
import { reportFacts } from './reportWords.ts';

/** The reports in page order: loaded, loading, or failed with a reason. */
export type ReportListContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly reports: readonly AnnualReport[] };

export interface ReportListProps {
  /** The reports: loaded, loading, or failed with a reason. */
  content: ReportListContent;
  /** Id of the report that is being changed or removed. @default null */
  busy?: number | null;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why the list is read-only; null when it can be edited. @default null */
  lockedReason?: string | null;
  /** Opens the form for a new report. */
  onCreate: () => void;
  /** Opens the form of this report. */
  onEdit: (report: AnnualReport) => void;
  /** Moves a report to a position, counted from 0. */
  onMove: (reportId: number, place: number) => void;
  /** Removes a report; true closes the confirmation. */
  onRemove: (report: AnnualReport) => Promise<boolean>;
  /** Loads the reports again after a failure. */
  onRetry: () => void;
}

const words = {
  list: 'Reports',
  orderedList: 'Reports in page order',
  one: 'report',
  many: 'reports',
  none: 'No reports yet',
  purpose: 'Add a PDF or an address. The pages of all your products link to it at once.',
  create: 'Add report',
  remove: 'Remove',
} as const;

/** A company's reports in the order its pages link to them: added, moved, edited and removed [F017]. */
export function ReportList({
  content,
  problem = null,
  onMove,
  onRemove,
  ...rest
}: ReportListProps) {
  return (
    <EditableList
      {...rest}
      content={content.phase === 'ready' ? { phase: 'ready', items: content.reports } : content}
      words={words}
      layout="oneFact"
      loadingRows={3}
      entryOf={entryOf}
      lossOf={lossOf}
      problem={problem}
      refusal={problem}
      onMove={({ id }, place) => onMove(id, place)}
      onDelete={onRemove}
    />
  );
}

function entryOf(report: AnnualReport): EditableListEntry {
  const isActive = report.status === 'active';
  const broken = brokenWords(report.lastCheck);
  const found = broken ?? movedWords(report.lastCheck);
  return {
    id: String(report.id),
    name: report.title,
    note: reportFacts(report),
    ...(found && {
      warning: <NoBreakDates text={found} />,
      fix: broken ? 'Fix link' : 'New address',
    }),
    facts: [
      <StatusMark key="status" shape={isActive ? 'full' : 'struck'}>
        {isActive ? 'On your pages' : 'Not shown'}
      </StatusMark>,
    ],
  };
}

const lossOf = ({ file }: AnnualReport) => (
  <>Your pages no longer link to it. {file ? 'The PDF stays in the library.' : ''}</>
);
