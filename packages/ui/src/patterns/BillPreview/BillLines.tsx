import type { BillPreview as Bill } from '@hangtag/contract/wire/billing';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { formatMoney } from '../../support/formatMoney.ts';
import * as css from './BillPreview.css.ts';
import { lineWords } from './billWords.ts';

/** The bill's items one below the other, and the total due today. */
export function BillLines({ bill, isStale }: { readonly bill: Bill; readonly isStale: boolean }) {
  return (
    <dl className={css.lines}>
      {bill.lines.map((line, place) => (
        // Two lines can be equal and neither has an id, so the index is the key.
        <div key={place} className={css.line({ kind: 'item' })}>
          <dt className={css.words}>{lineWords(line)}</dt>
          <dd className={css.amount({ isStale })}>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      {bill.credit !== undefined && (
        <div className={css.line({ kind: 'item' })}>
          <dt className={css.words}>Credit for next bill</dt>
          <dd className={css.amount({ isStale })}>{formatMoney(bill.credit)}</dd>
        </div>
      )}
      <div className={css.line({ kind: 'total' })}>
        <dt className={css.words}>Due today</dt>
        <dd className={css.amount({ isStale })}>{formatMoney(bill.dueToday)}</dd>
      </div>
    </dl>
  );
}

/** The skeleton of a bill with one line. */
export function BillLinesLoading() {
  return (
    <div className={css.lines} aria-hidden>
      {(['item', 'total'] as const).map((kind) => (
        <div key={kind} className={css.line({ kind })}>
          <Skeleton width="45%" />
          <span className={css.skeleton}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
