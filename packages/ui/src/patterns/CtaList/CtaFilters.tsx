import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import { ctaTypes } from '@hangtag/contract/wire/cta';
import { SearchField } from '../../elements/SearchField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import * as css from './CtaFilters.css.ts';
import { type CtaFilter, type CtaStateFilter, ctaStates } from './ctaFilter.ts';
import { typeWords } from './ctaWords.ts';

const states = (Object.keys(ctaStates) as CtaStateFilter[]).map((id) => ({
  id,
  label: ctaStates[id],
}));
const types = [
  { id: 'all' as const, label: 'All types' },
  ...ctaTypes.map((id) => ({ id, label: typeWords[id] })),
];

interface CtaFiltersProps {
  filter: CtaFilter;
  onChange: (filter: CtaFilter) => void;
}

/** Narrows the list down by words, state and type. */
export function CtaFilters({ filter, onChange }: CtaFiltersProps) {
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <SearchField
          maxLength={SEARCH_MAX}
          aria-label="Search calls to action"
          placeholder="Search label, name or address"
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <Select
        aria-label="State"
        options={states}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <Select
        aria-label="Type"
        options={types}
        value={filter.type}
        onChange={(type) => onChange({ ...filter, type })}
      />
    </div>
  );
}
