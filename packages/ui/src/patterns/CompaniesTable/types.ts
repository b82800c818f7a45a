import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type {
  CompaniesAnswer,
  CompanyListRow,
  CompanyOrder,
} from '@hangtag/contract/wire/adminCompany';
import type { CompanyStatus } from '@hangtag/contract/wire/company';
import type { CompanyType } from '@hangtag/contract/wire/plan';

/** The states of the table. */
export type CompaniesContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly answer: CompaniesAnswer;
      /** Whether newer rows are loading. */
      readonly isStale: boolean;
    };

/** The filters; `all` does not narrow. */
export interface CompanyFilter {
  readonly search: string;
  readonly type: CompanyType | 'all';
  readonly status: CompanyStatus | 'all';
}

export interface CompaniesTableProps {
  /** One page of companies: loaded, loading, or failed with a reason. */
  content: CompaniesContent;
  /** The current filter. */
  filter: CompanyFilter;
  /** Receives the whole filter after a part changes. */
  onFilter: (filter: CompanyFilter) => void;
  /** The sort order. */
  order: CompanyOrder;
  /** Receives another sort order; the caller sorts. */
  onOrderChange: (order: CompanyOrder) => void;
  /** Loads another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Loads the companies again after a failure. */
  onRetry: () => void;
  /** Address of a company's details. */
  hrefOf: (company: CompanyListRow) => string;
  /** Opens the dialog for a new company; absent where none may be created. */
  onCreate?: () => void;
}
