import { Pagination } from '../../elements/Pagination/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { foot, footBelowRows } from './PagedTable.css.ts';

/** One page of a list, as the server counts it. */
export interface Page {
  readonly from: number | null;
  readonly to: number | null;
  readonly total: number;
  readonly current_page: number;
  readonly last_page: number;
}

/** `26–50 of 1,284`; null for an empty page. */
export function rangeWords({ from, to, total }: Pick<Page, 'from' | 'to' | 'total'>) {
  if (from === null || to === null) return null;
  return `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`;
}

interface PageFootProps {
  page: Page;
  /** Names the pages: "Pages of users". */
  'aria-label': string;
  onPageChange: (page: number) => void;
  /** Whether the rows are directly above. @default true */
  isBelowRows?: boolean;
}

/** The shown range and the pages below a table. */
export function PageFoot({ page, onPageChange, isBelowRows = true, ...name }: PageFootProps) {
  return (
    <div className={isBelowRows ? footBelowRows : foot}>
      <span>{rangeWords(page)}</span>
      {page.last_page > 1 && (
        <Pagination
          {...name}
          page={page.current_page}
          count={page.last_page}
          onPageChange={onPageChange}
        />
      )}
    </div>
  );
}
