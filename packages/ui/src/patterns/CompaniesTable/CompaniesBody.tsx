import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { PageFoot } from '../pagedTable/PageFoot.tsx';
import { columnList, CompanyRows } from './CompanyRows.tsx';
import * as css from './CompaniesTable.css.ts';
import { filterWords } from './companyWords.ts';
import type { CompaniesTableProps } from './types.ts';

/** The rows with their pages, or the loading, empty or error state. */
export function CompaniesBody(props: CompaniesTableProps) {
  const { content, onRetry } = props;
  if (content.phase === 'loading') return <Loading />;
  if (content.phase === 'failed')
    return <FailedPart what="The companies" content={content} onRetry={onRetry} />;
  const { companies } = content.answer;
  if (companies.data.length === 0) return <NoResults {...props} />;
  return (
    <>
      {content.isStale && <VisuallyHidden announcement="once">Loading companies</VisuallyHidden>}
      <CompanyRows {...props} companies={companies.data} isBusy={content.isStale} />
      <PageFoot
        aria-label="Pages of companies"
        page={companies}
        onPageChange={props.onPageChange}
      />
    </>
  );
}

/** The empty state: no company, or none that matches. */
function NoResults({ filter, onFilter }: Pick<CompaniesTableProps, 'filter' | 'onFilter'>) {
  const { search, type, status } = filter;
  if (search === '' && type === 'all' && status === 'all')
    return (
      <EmptyState title="No companies yet" illustration={<TagDrawing state="whole" />}>
        A company holds products, people and a plan. Start with its name; an Admin can be invited at
        once.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No company fits"
      actions={
        <Button onPress={() => onFilter({ search: '', type: 'all', status: 'all' })}>
          Clear filters
        </Button>
      }
    >
      {filterWords(filter)}
    </EmptyState>
  );
}

/** Five skeleton rows in the table's columns. */
function Loading() {
  return (
    <div aria-busy>
      <VisuallyHidden announcement="once">Loading companies</VisuallyHidden>
      <TableSkeleton
        columns={columnList}
        rows={5}
        title={
          <div className={css.company}>
            <Skeleton shape="block" width="36px" />
            <Skeleton width="50%" />
          </div>
        }
      />
    </div>
  );
}
