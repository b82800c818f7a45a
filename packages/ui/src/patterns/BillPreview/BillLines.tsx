import type { BillLine, BillPreview as Bill } from '@hangtag/contract/wire/billing';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney } from '../../support/formatMoney.ts';
import * as css from './BillPreview.css.ts';
import { lineWords } from './billWords.ts';

/** The bill's items one below the other and the total due today, then the same of the next bill. */
export function BillLines({ bill, isStale }: { readonly bill: Bill; readonly isStale: boolean }) {
  const { lines, credit, dueToday, next } = bill;
  const left =
    credit === undefined ? [] : [{ description: 'Credit for next bill', amount: credit }];
  return (
    <>
      <Ledger lines={[...lines, ...left]} total="Due today" amount={dueToday} isStale={isStale} />
      {next.lines && (
        <div className={css.next}>
          <Text kind="caption" tone="quiet">
            Next bill
          </Text>
          <Ledger
            lines={next.lines}
            total={`Due ${formatDay(next.date)}`}
            amount={next.amount}
            isStale={isStale}
          />
        </div>
      )}
    </>
  );
}

interface LedgerProps {
  readonly lines: readonly BillLine[];
  /** The words beside the sum. */
  readonly total: string;
  readonly amount: number;
  readonly isStale: boolean;
}

function Ledger({ lines, total, amount, isStale }: LedgerProps) {
  return (
    <dl className={css.lines}>
      {lines.map((line, place) => (
        // Two lines can be equal and neither has an id, so the index is the key.
        <div key={place} className={css.line({ kind: 'item' })}>
          <dt className={css.words}>{lineWords(line)}</dt>
          <dd className={css.amount({ isStale })}>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      <div className={css.line({ kind: 'total' })}>
        <dt className={css.words}>{total}</dt>
        <dd className={css.amount({ isStale })}>{formatMoney(amount)}</dd>
      </div>
    </dl>
  );
}

/** The skeleton of a bill with one line, and of the next. */
export function BillLinesLoading() {
  return (
    <div className={css.receipt} aria-hidden>
      <LedgerLoading />
      <LedgerLoading />
    </div>
  );
}

function LedgerLoading() {
  return (
    <div className={css.lines}>
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
