import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { IconButton } from '../IconButton/index.ts';
import { flip, gap, pageButton, pagination } from './Pagination.css.ts';
import { pageSteps } from './pages.ts';

export interface PaginationProps {
  /** Names the paged content, such as "Pages of users". */
  'aria-label': string;
  /** The current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** Receives the requested page. */
  onPageChange: (page: number) => void;
}

/** Numbered pages of a list, with the ones before and after. */
export function Pagination({ page, count, onPageChange, 'aria-label': label }: PaginationProps) {
  // On the first and last page the pressed button becomes disabled; the page button takes focus.
  useFocusRestore();
  return (
    <nav aria-label={label} className={pagination} data-component="Pagination">
      <span className={flip}>
        <IconButton
          icon={ChevronLeft}
          aria-label="Previous page"
          size="small"
          isDisabled={page <= 1}
          onPress={() => onPageChange(page - 1)}
        />
      </span>
      {pageSteps(page, count).map((step, index) =>
        step === 'gap' ? (
          // A gap has no id; it is one of two.
          <span key={index < 3 ? 'before' : 'after'} className={gap} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={step}
            className={pageButton}
            aria-label={`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
            onPress={() => onPageChange(step)}
          >
            {step}
          </Button>
        ),
      )}
      <span className={flip}>
        <IconButton
          icon={ChevronRight}
          aria-label="Next page"
          size="small"
          isDisabled={page >= count}
          onPress={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
