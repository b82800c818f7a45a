import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type {
  CompaniesAnswer,
  CompanyListRow,
  CompanyOrder,
} from '@hangtag/contract/wire/adminCompany';
import type { CompanyStatus } from '@hangtag/contract/wire/company';
import type { CompanyType } from '@hangtag/contract/wire/plan';

/** What the table has to show. */
export type CompaniesContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly answer: CompaniesAnswer;
      /** Are newer rows on their way? */
      readonly isStale: boolean;
    };

/** What narrows the list; `all` does not. */
export interface CompanyFilter {
  readonly search: string;
  readonly type: CompanyType | 'all';
  readonly status: CompanyStatus | 'all';
}

export interface CompaniesTableProps {
  /** One page of companies, that it is on its way, or why it did not come. */
  content: CompaniesContent;
  /** What the companies are narrowed by now. */
  filter: CompanyFilter;
  /** Receives the whole filter after a change of a part. */
  onFilter: (filter: CompanyFilter) => void;
  /** What the companies are sorted by. */
  order: CompanyOrder;
  /** Asks for another order; the caller sorts. */
  onOrderChange: (order: CompanyOrder) => void;
  /** Asks for another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Asks for the companies again after a failure. */
  onRetry: () => void;
  /** Where a company's details are. */
  hrefOf: (company: CompanyListRow) => string;
  /** Asks for a new company's name; absent where none may be made. */
  onCreate?: () => void;
}
