import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import { companyOrders } from '@hangtag/contract/wire/adminCompany';
import { companyStatuses } from '@hangtag/contract/wire/company';
import { planNames } from '@hangtag/contract/wire/plan';
import { Plus } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { SearchField } from '../../elements/SearchField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { useResultAnnouncement } from '../../support/useResultAnnouncement.ts';
import { planWords } from '../../support/planWords.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { search as searchPlace, tools } from '../pagedTable/PagedTable.css.ts';
import { CompaniesBody } from './CompaniesBody.tsx';
import * as css from './CompaniesTable.css.ts';
import { countWords, foundWords } from './companyWords.ts';
import type { CompaniesTableProps } from './types.ts';

const types = [
  { id: 'all', label: 'All plans' },
  ...(['free', ...planNames] as const).map((id) => ({ id, label: planWords[id] })),
] as const;

const statuses = [
  { id: 'all', label: 'All statuses' },
  ...companyStatuses.map((id) => ({ id, label: id })),
] as const;

const orderNames = { alpha: 'Alphabetic', recent: 'Newest', active: 'Last login' } as const;
const orders = companyOrders.map((id) => ({ id, label: orderNames[id] }));

/** Every company of the platform: searched, filtered, sorted, linked [F031, F232]. */
export function CompaniesTable(props: CompaniesTableProps) {
  const { content, filter, onFilter, order, onOrderChange, onCreate } = props;
  const answer = content.phase === 'ready' ? content.answer : null;
  const found = useResultAnnouncement(content, answer ? foundWords(answer.companies) : '');
  return (
    <div data-component="CompaniesTable">
      <div className={tools}>
        <div className={searchPlace}>
          <SearchField
            maxLength={SEARCH_MAX}
            aria-label="Search companies"
            placeholder="Search by name"
            value={filter.search}
            onChange={(search) => onFilter({ ...filter, search })}
          />
        </div>
        <span className={css.total}>{content.phase === 'ready' && countWords(content.answer)}</span>
        <div className={css.choices}>
          <Select
            aria-label="Plan"
            options={types}
            value={filter.type}
            onChange={(type) => onFilter({ ...filter, type })}
          />
          <Select
            aria-label="Status"
            options={statuses}
            value={filter.status}
            onChange={(status) => onFilter({ ...filter, status })}
          />
          <div className={css.order}>
            <Select aria-label="Order" options={orders} value={order} onChange={onOrderChange} />
          </div>
        </div>
        {onCreate && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            New company
          </Button>
        )}
      </div>
      <CompaniesBody {...props} />
      <VisuallyHidden announcement="polite">{found}</VisuallyHidden>
    </div>
  );
}
