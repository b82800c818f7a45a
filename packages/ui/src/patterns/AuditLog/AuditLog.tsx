import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import { Download } from 'lucide-react';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { SearchField } from '../../elements/SearchField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { actionChoices } from './actionWords.ts';
import * as css from './AuditLog.css.ts';
import { LogBody } from './LogBody.tsx';
import { CheckResult, LogCheck } from './LogCheck.tsx';
import { countWords, foundWords } from './logWords.ts';
import type { AuditLogProps } from './types.ts';

/** The changes of a company, before and after: searched, filtered, exported and verified. */
export function AuditLog(props: AuditLogProps) {
  const { content } = props;
  const isRefused = content.phase === 'failed' && content.cause === 'refused';
  return (
    <div className={css.log} data-component="AuditLog">
      {!isRefused && <Filters {...props} />}
      <LogBody {...props} />
      <VisuallyHidden announcement="polite">{foundWords(content)}</VisuallyHidden>
    </div>
  );
}

function Filters(props: AuditLogProps) {
  const { content, filter, onFilter, csvHref, check, onCheck } = props;
  const answer = content.phase === 'ready' ? content.answer : null;
  const people = (answer?.actors ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            maxLength={SEARCH_MAX}
            label="Search"
            placeholder="People and things"
            value={filter.search}
            onChange={(search) => onFilter({ ...filter, search })}
          />
        </div>
        <Select
          label="Person"
          options={[{ id: 'all', label: 'Everybody' }, ...people]}
          value={String(filter.actor)}
          onChange={(id) => onFilter({ ...filter, actor: id === 'all' ? id : Number(id) })}
        />
        <Select
          label="Action"
          options={actionChoices(answer?.actions ?? [], filter.action)}
          value={filter.action}
          onChange={(action) => onFilter({ ...filter, action })}
        />
        <DatePicker
          label="From day"
          value={filter.from}
          maxValue={filter.to ?? undefined}
          onChange={(from) => onFilter({ ...filter, from })}
        />
        <DatePicker
          label="To day"
          value={filter.to}
          minValue={filter.from ?? undefined}
          onChange={(to) => onFilter({ ...filter, to })}
        />
      </div>
      <div className={css.line}>
        <span>{answer && countWords(answer)}</span>
        {answer && answer.entryCount > 0 && (
          <div className={css.actions}>
            <LogCheck check={check} onCheck={onCheck} />
            <Link href={csvHref} display="alone" icon={Download} download>
              Download as CSV
            </Link>
          </div>
        )}
      </div>
      <CheckResult check={check} />
    </>
  );
}
