import type { PageRecall, RecallOnPage } from '../content/page.ts';
import { words } from '../content/words.ts';
import { safeHref } from '../format/href.ts';
import { longDate } from '../format/text.ts';
import { OwnWords, useDirection } from './language.tsx';
import { recallNames as css } from './recallCss.ts';

/** Where addresses of a recall lead to. */
export const RECALL_ANCHOR = 'recall';

/** What was recalled and what to do, before everything else on the page. */
export function Recall({ recall }: { recall: PageRecall | undefined }) {
  if (!recall) return null;
  const { notices, lots } = recall;
  return (
    <section id={RECALL_ANCHOR} className={css.box} aria-labelledby="recall-title">
      <h2 id="recall-title" className={css.title}>
        <OwnWords>{titleOf(recall)}</OwnWords>
      </h2>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
      {lots.length > 0 && (
        <>
          <p>
            <OwnWords>{words.recallCompare}</OwnWords>
          </p>
          <ul className={css.lots}>
            {lots.map((notice) => (
              <li key={notice.id}>
                <strong>
                  <OwnWords>{words.recallLot(notice.lot ?? '')}</OwnWords>
                </strong>
                <Notice notice={notice} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function titleOf({ notices }: PageRecall): string {
  if (notices.some(({ lot }) => lot === null)) return words.recalledProduct;
  const [ofLot] = notices;
  return ofLot?.lot ? words.recalledLot(ofLot.lot) : words.recalledSome;
}

function Notice({ notice }: { notice: RecallOnPage }) {
  const { message, url, telephone, startedAt } = notice;
  const directionOf = useDirection();
  const href = url && safeHref(url);
  const call = telephone && safeHref(`tel:${telephone.replaceAll(/[^\d+]/g, '')}`);
  const since = longDate(startedAt, 'en');
  return (
    <>
      <p {...directionOf(message)}>{message}</p>
      {href && (
        <a className={css.way} href={href} rel="nofollow">
          <OwnWords>{words.recallWay}</OwnWords>
        </a>
      )}
      {call && (
        <a className={css.call} href={call}>
          <OwnWords>
            {words.call} {telephone}
          </OwnWords>
        </a>
      )}
      {since && (
        <time dateTime={startedAt}>
          <OwnWords>{words.recallSince(since)}</OwnWords>
        </time>
      )}
    </>
  );
}
