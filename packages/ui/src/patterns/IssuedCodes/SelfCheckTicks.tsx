import { CHECKS_SHOWN, type CodeCheck } from '@hangtag/contract/wire/issuedCode';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './SelfCheckTicks.css.ts';

/** The last weeks of a code: a mark for each self-check, and the same in words. */
export function SelfCheckTicks({ check }: { readonly check: CodeCheck | null }) {
  const last = check?.last ?? [];
  const missing = Array.from({ length: CHECKS_SHOWN - last.length }, (_, at) => `before-${at}`);
  return (
    <span className={css.part}>
      <span className={css.ticks} aria-hidden>
        {missing.map((key) => (
          <span key={key} className={css.tick({ of: 'none' })} />
        ))}
        {last.map(({ checkedAt, problem }) => (
          <span
            key={checkedAt}
            className={css.tick({ of: problem === null ? 'answered' : 'failed' })}
          />
        ))}
      </span>
      <span className={css.words} data-failed={check && check.answered < check.asked}>
        {wordsOf(check)}
      </span>
    </span>
  );
}

/** "61 of 62, not on 10-30-2026"; a failure of now says why. */
function wordsOf(check: CodeCheck | null): string {
  if (check === null) return 'Within the hour';
  const { asked, answered, last, problem, checkedAt } = check;
  const share = `${answered} of ${asked}`;
  if (problem !== null) return `${share}. On ${formatDate(checkedAt)}: ${problem}`;
  const failed = last.findLast((each) => each.problem !== null);
  return failed ? `${share}, not on ${formatDate(failed.checkedAt)}` : share;
}

/** What the marks mean. */
export function TickLegend() {
  return (
    <span className={css.legend}>
      {(
        [
          ['answered', 'Answered'],
          ['failed', 'No answer'],
          ['none', 'Not out yet'],
        ] as const
      ).map(([of, words]) => (
        <span key={of} className={css.entry}>
          <span className={css.tick({ of })} aria-hidden />
          {words}
        </span>
      ))}
    </span>
  );
}
